/** Lines of the log, and the one line above the buttons, in words. */
import type { BoardTable, SeatedTable } from "./board";
import type { Line } from "./wire-types";
import type { Words } from "./words.svelte";

type Speaker = Pick<BoardTable, "name" | "say">;

export function lineText(line: Line, table: Speaker, words: Words): string {
  const who = line.who == null ? (line.name ?? "") : table.name(line.who);
  if (line.kind === "chat") return line.text ?? "";
  if (line.kind === "emote") return words.t("emote", { emote: line.text ?? "" });
  if (line.kind === "times") return timesText(line.times ?? {}, table, words);
  if (line.says?.length) return line.says.map(table.say).join(" ");
  return line.kind === "undo" ? words.t("log-undo", { who }) : "";
}

/** The seat that a line is about: whom its sentence names first, where it names somebody. */
export function lineSeat(line: Line): number | null {
  const named = line.says?.[0]?.args?.who;
  return typeof named === "number" ? named : (line.who ?? null);
}

function timesText(times: Record<string, number>, table: Speaker, words: Words): string {
  const inOrder = Object.entries(times).sort(([, one], [, other]) => one - other);
  return words.list(inOrder.map(([seat, ms]) => words.t("log-time", { who: table.name(Number(seat)), ms })));
}

/** Whose turn it is, and what may be done. */
export function turnText(table: SeatedTable, words: Words): { lead: string; rest: string } {
  const { scene, game } = table;
  const said = (lead: string, rest = "") => ({ lead, rest });
  if (!scene) return said("");
  if (scene.result) return said(words.t("line-over"));
  const { phase, asked, seat } = scene.view;
  if (table.choices.length) {
    const ask = `${game}-ask-${phase}`;
    // Where one thing alone is left to do, nothing else is offered.
    const only = table.choices.length === 1 ? `${ask}-${table.choices[0]!.action.split(" ")[0]}` : ask;
    const found = [only, ask].find((id) => words.has(game, id));
    const asked = suffered(table) ?? (found ? table.say({ id: found }) : "");
    // In a window it is nobody's turn: what has just happened stands before the question.
    const last = table.lines.findLast((line) => line.kind === "event" && line.says?.length);
    // At a device that is handed around, "you" could be anybody.
    const lead = table.yours.length > 1 && seat !== null ? words.t("line-turn-of", { who: table.name(seat) }) : words.t("line-your-turn");
    return said(table.window && last ? lineText(last, table, words) : lead, asked);
  }
  if (seat !== null && table.people[seat]?.lent) return said(words.t("line-lent"));
  const others = asked.filter((other) => other !== seat);
  if (seat !== null && asked.includes(seat)) return said(words.t("line-answered"));
  return said(others.length ? words.t("line-turn", { who: words.list(others.map(table.name)), count: others.length }) : words.t("line-chance"));
}

/** What somebody did to one since one's own last move: it is told until one acts, however quickly it went by. */
function suffered(table: SeatedTable): string | null {
  const { seat } = table;
  if (seat === null || table.window || table.yours.length > 1) return null;
  const since = table.lines.slice(table.lines.findLastIndex((line) => line.kind === "event" && line.who === seat) + 1);
  const said = since.flatMap((line) => line.says ?? []).findLast(({ args }) => args?.whom === seat && args.who !== seat);
  return said ? table.say(said) : null;
}

/** One line of the log as it is read: several of the same kind in a row may be told as one. */
export interface Told {
  line: Line;
  /** The place of the first of them. */
  key: number;
  /** Whom it is about; null is nobody, or several. */
  seat: number | null;
  text: string;
}

/**
 * Lines in words, each run folded where the game has a sentence for it. Of one seat: a message named like the line's
 * with `-many`, which gets `count` and `list`; what is listed is worded by the one with `-item`. Of several seats that
 * do the same: the one with `-all`, which gets them as `all` and how many they are as `many`.
 */
export function foldedLines(lines: readonly Line[], from: number, table: Speaker & { game: string }, words: Words): Told[] {
  const told: Told[] = [];
  for (let at = 0; at < lines.length; ) {
    const run = runFrom(lines, at, table.game, words);
    const line = lines[at]!;
    const text = run > 1 ? runText(lines.slice(at, at + run), table, words) : lineText(line, table, words);
    const seats = new Set(lines.slice(at, at + run).map(lineSeat));
    if (text) told.push({ line, key: from + at, seat: seats.size > 1 ? null : lineSeat(line), text });
    at += run;
  }
  return told;
}

/** How many lines from here on are told as one. */
function runFrom(lines: readonly Line[], at: number, game: string, words: Words): number {
  const { says } = lines[at]!;
  const id = says?.length === 1 ? says[0]!.id : null;
  const all = words.has(game, `${id}-all`);
  if (!id || !(all || words.has(game, `${id}-many`))) return 1;
  const alike = (line: Line) => line.says?.length === 1 && line.says[0]!.id === id;
  const same = (line: Line) => alike(line) && (all || lineSeat(line) === lineSeat(lines[at]!));
  let end = at + 1;
  while (end < lines.length && same(lines[end]!)) end += 1;
  return end - at;
}

function runText(run: readonly Line[], table: Speaker & { game: string }, words: Words): string {
  const says = run.map((line) => line.says![0]!);
  const { id, args } = says[0]!;
  if (words.has(table.game, `${id}-all`)) {
    return table.say({ id: `${id}-all`, args: { all: says.map((said) => Number(said.args?.who)), many: run.length } });
  }
  const items = words.has(table.game, `${id}-item`) ? says.map((said) => table.say({ ...said, id: `${id}-item` })) : [];
  return table.say({ id: `${id}-many`, args: { ...args, count: run.length, list: words.list(items) } });
}

/** What happened last at the table. */
export function latestText(table: SeatedTable, words: Words): string {
  const told = foldedLines(table.lines.slice(-30), 0, table, words);
  return told.findLast(({ line }) => line.kind === "event")?.text ?? "";
}

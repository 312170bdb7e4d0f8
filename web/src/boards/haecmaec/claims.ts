import type { Line } from "../../lib/wire-types";

/** Somebody who accused or slapped in a window, and how fast. */
export interface Claim {
  seat: number;
  what: "accuse" | "slap";
  /** Null where nobody took the time. */
  ms: number | null;
  /** He was the one who counted. */
  first: boolean;
}

/** Who was quick since the last ingredient was laid, as far as it was told: the first, then by time. */
export function claimsOf(lines: readonly Line[]): Claim[] {
  const window = lines.slice(lines.findLastIndex(isPlay) + 1);
  const times = window.find((line) => line.kind === "times")?.times ?? {};
  const first = { slap: whoIn(window, /-hand-on$/), accuse: whoIn(window, /-(right|wrong)$/) };
  const claims = window.flatMap((line): Claim[] => {
    const found = line.kind === "event" ? /^(\d+) (accuse|slap)$/.exec(line.text ?? "") : null;
    if (!found) return [];
    const [seat, what] = [Number(found[1]), found[2] as Claim["what"]];
    return [{ seat, what, ms: times[seat] ?? null, first: first[what] === seat }];
  });
  return claims.sort((one, other) => Number(other.first) - Number(one.first) || (one.ms ?? Infinity) - (other.ms ?? Infinity));
}

const isPlay = (line: Line) => line.kind === "event" && / play /.test(line.text ?? "");

/** Whom a sentence names. */
function whoIn(lines: readonly Line[], sentence: RegExp): number | null {
  const said = lines.flatMap((line) => line.says ?? []).find(({ id }) => sentence.test(id));
  return typeof said?.args?.who === "number" ? said.args.who : null;
}

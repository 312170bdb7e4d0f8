import { parse, type Message, type Pattern, type SyntaxNode } from "@fluent/syntax";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGES, negotiate, withNames, Words } from "../src/lib/words.svelte";

const SRC = join(import.meta.dirname, "../src");
const GAMES = join(import.meta.dirname, "../../src/tischlein/games");

/** A text's arguments, also those of the texts it is made of; a board's texts may be made of the game's. */
function allArguments(id: string, own: Map<string, Set<string>>, game: Map<string, Set<string>>): Set<string> {
  const used = own.get(id) ?? game.get(id) ?? new Set<string>();
  return new Set([...used].flatMap((name) => (name.startsWith("=") ? [...allArguments(name.slice(1), own, game)] : [name])));
}

/** Every text by its id, with the arguments it uses, and the texts it is made of with a sign of equality. */
function catalogue(path: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const entry of parse(readFileSync(path, "utf8"), { withSpans: false }).body) {
    if (entry.type === "Junk") throw new Error(`${path}: ${JSON.stringify(entry)}`);
    if (entry.type !== "Message") continue;
    const { id, value } = entry as Message;
    if (found.has(id.name)) throw new Error(`${path}: ${id.name} stands there twice`);
    found.set(id.name, argumentsOf(value));
  }
  return found;
}

function argumentsOf(pattern: Pattern | null): Set<string> {
  const used = new Set<string>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (typeof node !== "object" || node === null) return;
    const part = node as SyntaxNode & { type: string; id?: { name: string } };
    if (part.type === "VariableReference" && part.id) used.add(part.id.name);
    if (part.type === "MessageReference" && part.id) used.add(`=${part.id.name}`);
    Object.values(part).forEach(walk);
  };
  walk(pattern);
  return used;
}

/** Files of a folder and below it. */
function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

/** A component and those it is made of. */
function madeOf(path: string, known = new Set<string>()): Set<string> {
  if (known.has(path)) return known;
  known.add(path);
  for (const [, inside] of readFileSync(path, "utf8").matchAll(/^\s*import \w+ from "(\.[^"]+\.svelte)";/gm)) {
    madeOf(join(path, "..", inside!), known);
  }
  return known;
}

/** Catalogues that exist in several languages, by what their paths share. */
function families(): [string, string[]][] {
  const all = [...files(SRC), ...files(GAMES)].filter((path) => path.endsWith(".ftl"));
  const stem = (path: string) => path.replace(/(en|de|ru)\.ftl$/, "");
  return [...new Set(all.map(stem))].map((each) => [each, all.filter((path) => stem(path) === each)]);
}

const first = catalogue(join(SRC, "texts/en.ftl"));
const common = new Map([...first, ...catalogue(join(SRC, "texts/tables.en.ftl"))]);

describe("catalogues", () => {
  test.each(families())("%s has the same texts with the same arguments in every language", (stem, paths) => {
    expect(paths.map((path) => path.slice(stem.length, -4)).sort()).toEqual([...LANGUAGES].sort());
    const board = /boards\/([a-z]+)\//.exec(stem)?.[1];
    const found = paths.map((path) => {
      const game = board ? catalogue(join(GAMES, board, `words.${path.slice(stem.length)}`)) : new Map<string, Set<string>>();
      const own = catalogue(path);
      return new Map([...own.keys()].map((id) => [id, allArguments(id, own, game)]));
    });
    const ids = new Set(found.flatMap((texts) => [...texts.keys()]));
    for (const id of ids) {
      // A board may say a common text in its own way, where its language needs that.
      if (!board || !common.has(id)) expect(found.filter((texts) => texts.has(id)), id).toHaveLength(LANGUAGES.length);
      // A language may need fewer arguments than others, none that only it knows.
      for (const name of new Set(found.flatMap((texts) => [...(texts.get(id) ?? [])]))) {
        expect(found.filter((texts) => texts.get(id)?.has(name)).length, `${id} $${name}`).toBeGreaterThan(board && common.has(id) ? 0 : 1);
      }
    }
  });

  const sources = files(SRC).filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith("wire-types.ts"));

  test.each(sources)("%s uses only texts that exist", (path) => {
    const board = /boards\/([a-z]+)\//.exec(path)?.[1];
    const own = board ? catalogue(join(SRC, `boards/${board}/texts.en.ftl`)) : new Map<string, Set<string>>();
    const text = readFileSync(path, "utf8");
    const used = [...text.matchAll(/\bt\(\s*"([a-z][a-z0-9_-]*)"/g)].map((found) => found[1]!);
    const either = [...text.matchAll(/\bt\([^"`)]*\? "([a-z-]+)" : "([a-z-]+)"/g)].flatMap(([, one, other]) => [one!, other!]);
    for (const id of [...used, ...either]) expect(common.has(id) || own.has(id), `${id} in ${path}`).toBe(true);
  });

  test("the first page and what it is made of need no other texts", () => {
    for (const path of madeOf(join(SRC, "pages/Home.svelte"))) {
      const text = readFileSync(path, "utf8");
      for (const [, id] of text.matchAll(/\bt\(\s*"([a-z][a-z0-9_-]*)"/g)) expect(first.has(id!), `${id} in ${path}`).toBe(true);
    }
  });

  test("no common text is there in vain", () => {
    const everything = sources.map((path) => readFileSync(path, "utf8")).join("\n");
    const made = ["game-", "value-", "box-", "people-", "puzzle-ahead", "puzzle-behind"];
    const within = new Set([...common.values()].flatMap((used) => [...used]));
    const idle = [...common.keys()].filter((id) => !everything.includes(`"${id}"`) && !within.has(`=${id}`) && !made.some((start) => id.startsWith(start)));
    expect(idle).toEqual([]);
  });
});

describe("words", () => {
  test("a number below zero has a true minus", async () => {
    const words = new Words();
    await words.use("en");
    await words.tables();
    expect(words.t("points", { points: -12 })).toBe("−12 points");
    expect(words.t("wins", { who: "Agent -7", count: 1 })).toBe("Agent -7 wins");
  });

  test.each([
    [["de-AT", "en"], "de"],
    [["ru"], "ru"],
    [["fr", "ru-RU"], "ru"],
    [["fr"], "en"],
    [[], "en"],
  ])("a browser that asks for %j gets %s", (wanted, language) => {
    expect(negotiate(wanted)).toBe(language);
  });

  test("names stand in place of seats", () => {
    const names = ["Masha", "Ole", "Мила"];
    expect(withNames({ who: 2, whom: 0, all: [0, 1, 2], tile: 1 }, names, "de")).toEqual({
      who: "Мила",
      whom: "Masha",
      all: "Masha, Ole und Мила",
      tile: 1,
    });
  });

  test("the language changes at once, plurals follow it", async () => {
    const words = new Words();
    await words.use("en");
    expect(words.t("worms", { count: 1 })).toBe("worms");
    await words.tables();
    expect(words.t("worms", { count: 1 })).toBe("1 worm");
    await words.use("ru");
    expect(["1", "3", "5"].map((count) => words.t("worms", { count: Number(count) }))).toEqual(["1 червяк", "3 червяка", "5 червяков"]);
    expect(words.t("points", { points: 21 })).toBe("21 очко");
  });

  test("what choices cost has its plurals, and no sign of percents", async () => {
    const words = new Words();
    await words.tables();
    const told = async (language: (typeof LANGUAGES)[number]) => {
      await words.use(language);
      return [21, 32, 278].map((points) => words.t("review-own-word", { own: points < 100 ? "costly" : "dear", points }).split(". ")[1]);
    };
    expect(await told("en")).toEqual(["Together they cost 21 points.", "Together they cost 32 points.", "Together they cost 278 points."]);
    expect(await told("de")).toContain("Zusammen kosteten sie 21 Prozentpunkte.");
    expect(await told("ru")).toEqual([
      "Вместе они стоили 21 процентный пункт.", "Вместе они стоили 32 процентных пункта.", "Вместе они стоили 278 процентных пунктов.",
    ]);
  });

  test("a strong player of cards says in how many deals it was tried, and points have their unit", async () => {
    const words = new Words();
    await words.use("ru");
    for (const game of ["karteneck", "haecmaec", "tricknchef"]) {
      await words.game(game);
      const tried = (samples: number) => words.say(game, { id: `${game}-think-won`, args: { samples } }, []);
      expect([tried(21), tried(562)]).toEqual(["Проверено в 21 возможной раздаче.", "Проверено в 562 возможных раздачах."]);
    }
    const worth = (points: number, forgotten: number) =>
      words.say("haecmaec", { id: "haecmaec-think-worth", args: { points, forgotten } }, []);
    expect([1, 3, 8].map((points) => worth(points, 1))).toEqual([
      "Бургер стоит примерно 1 очко.",
      "Бургер стоит примерно 3 очка.",
      "Бургер стоит примерно 8 очков.",
    ]);
    expect(worth(8, 0)).toBe("Бургер стоит 8 очков.");
  });

  test("a board's texts come with its game, common ones stay", async () => {
    const words = new Words();
    await words.use("de");
    await words.tables();
    expect(words.has("bratwurmeck", "no-tile")).toBe(false);
    await words.game("bratwurmeck");
    expect(words.t("no-tile", undefined, "bratwurmeck")).toBe("kein Stein");
    expect(words.t("kept", undefined, "bratwurmeck")).toBe("Behalten");
    await words.use("en");
    expect(words.t("no-tile", undefined, "bratwurmeck")).toBe("no tile");
  });

  test("a text that is missing shows its id", async () => {
    const words = new Words();
    await words.use("en");
    expect(words.t("there-is-no-such-text")).toBe("there-is-no-such-text");
    expect(words.say("bratwurmeck", { id: "neither-this" }, [])).toBe("neither-this");
  });
});

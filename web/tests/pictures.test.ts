import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import * as barbecue from "../src/boards/barbecue/pictures";
import * as bratwurmeck from "../src/boards/bratwurmeck/pictures";
import * as haecmaec from "../src/boards/haecmaec/pictures";
import * as karteneck from "../src/boards/karteneck/pictures";
import * as tricknchef from "../src/boards/tricknchef/pictures";
import { keepChoices, sum } from "../src/lib/dice-pictures";
import { blocks } from "../src/lib/markdown";
import { parted, PictureFault, sceneOf, type Scenes } from "../src/lib/pictures";

const GAMES = join(import.meta.dirname, "../../src/tischlein/games");
const scenes: Record<string, Scenes<{ kind: string }>> = {
  barbecue: barbecue.scenes,
  bratwurmeck: bratwurmeck.scenes,
  haecmaec: haecmaec.scenes,
  karteneck: karteneck.scenes,
  tricknchef: tricknchef.scenes,
};

const pictures = (game: string, language: string) =>
  blocks(readFileSync(join(GAMES, game, `rules.${language}.md`), "utf8")).flatMap((block) => block.pictures);

/** Numbers of one table of components.toml, in its order. */
function box(game: string, table: string): number[] {
  const text = readFileSync(join(GAMES, game, "components.toml"), "utf8");
  const [, rows = ""] = new RegExp(`^\\[${table}\\]\\n((?:.+\\n?)*)`, "m").exec(text) ?? [];
  return [...rows.matchAll(/^\w+ = (\d+)$/gm)].map(([, number]) => Number(number));
}

describe("pictures of the rules", () => {
  const games = readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"));

  test("every game has some", () => expect(games.map(({ name }) => name).sort()).toEqual(Object.keys(scenes).sort()));

  test.each(Object.keys(scenes).flatMap((game) => ["en", "de", "ru"].map((language) => [game, language] as const)))(
    "%s in %s: each can be drawn",
    (game, language) => {
      const found = pictures(game, language);
      expect(found.length).toBeGreaterThanOrEqual(4);
      for (const { scene } of found) expect(sceneOf(scenes[game]!, scene).kind, scene).toBeTruthy();
    },
  );

  test.each([
    ["bratwurmeck", "grid"],
    ["bratwurmeck", "toString"],
    ["bratwurmeck", "dice 6"],
    ["bratwurmeck", "tiles 20"],
    ["bratwurmeck", "grill gone 40"],
    ["bratwurmeck", "turn ww44 335 3"],
    ["bratwurmeck", "turn ww44 3351 4"],
    ["bratwurmeck", "turn ww44 3351 3 5"],
    ["bratwurmeck", "grill going 24"],
    ["bratwurmeck", "grill lit 24 25"],
    ["bratwurmeck", "take 24 grill 23"],
    ["karteneck", "cards w26"],
    ["karteneck", "tiles 15"],
    ["karteneck", "mat 4 hand 3 open 2"],
    ["karteneck", "rows 1 > 39"],
    ["karteneck", "take 30 30 31"],
    ["barbecue", "dice 5"],
    ["barbecue", "change 30 > 30D"],
    ["barbecue", "change 30 >"],
    ["haecmaec", "cards egg-3"],
    ["haecmaec", "cards patty-7"],
    ["haecmaec", "verdict 1 2"],
    ["haecmaec", "pieces lid"],
    ["tricknchef", "cards pink-3"],
    ["tricknchef", "trick red-1:star"],
    ["tricknchef", "centre 1 2 3"],
  ])("%s can't draw “%s”", (game, scene) => expect(() => sceneOf(scenes[game]!, scene)).toThrow(PictureFault));

  test("they show the numbers of the box", () => {
    expect(box("bratwurmeck", "worms")).toEqual(Array.from({ length: 16 }, (_, place) => bratwurmeck.wormsOn(21 + place)));
    expect(box("barbecue", "worms")).toEqual(Array.from({ length: 14 }, (_, place) => barbecue.wormsOn(23 + place)));
    expect(box("karteneck", "worms")).toEqual(karteneck.WORMS);
    expect(box("tricknchef", "stars")).toEqual(tricknchef.STARS);
  });

  test("a heading begins a part", () => expect(parted(["24", "grill", "23", "25", "takes", "23"], ["grill", "takes"])).toEqual({ "": ["24"], grill: ["23", "25"], takes: ["23"] }));

  test("of a throw only new faces may be kept", () => {
    const choices = keepChoices("bratwurmeck", { kind: "turn", kept: ["w", "w", "4", "4"], rolled: ["3", "3", "w", "1"], lifted: null });
    expect(choices.map(({ action, hint }) => [action, hint?.[0]?.args])).toEqual([
      ["keep 3", { adds: 6, total: 24 }],
      ["keep 1", { adds: 1, total: 19 }],
    ]);
    expect(sum(["w", "4"])).toBe(9);
  });
});

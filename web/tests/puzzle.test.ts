import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Puzzle } from "../src/lib/puzzle.svelte";
import type { Choice, Moment, Puzzle as Told } from "../src/lib/wire-types";
import { Words } from "../src/lib/words.svelte";

const words = new Words();
const choice = (action: string): Choice => ({ action, label: { id: action } });
const moment = (no: number, choices: Choice[] = []): Moment => ({ scene: { no, view: { game: "bratwurmeck", seat: 1, asked: [1] } as never, choices } });
const TOLD: Told = {
  game: "bratwurmeck",
  day: "2026-05-17",
  players: ["Mila", "Ole"],
  seat: 1,
  moments: [moment(0), moment(1), moment(2, [choice("grill"), choice("roll"), choice("steal")])],
  obvious: "grill",
  right: ["roll"],
  options: [
    { action: "roll", value: 0.614 },
    { action: "steal", value: 0.55 },
    { action: "grill", value: 0.5 },
  ],
};
let kept = 0;
const pose = (solved = false) => new Puzzle(TOLD, words, { name: () => "Aylin", solved, keep: () => (kept += 1) });

beforeEach(async () => {
  kept = 0;
  vi.useFakeTimers();
  await words.use("en");
  await words.tables();
});
afterEach(() => vi.useRealTimers());

describe("a puzzle", () => {
  test("shows what happened last, then asks", () => {
    const puzzle = pose();
    expect([puzzle.running, puzzle.scene.no, puzzle.choices.length]).toEqual([true, 0, 0]);
    vi.advanceTimersByTime(3000);
    expect([puzzle.running, puzzle.scene.no, puzzle.choices.length]).toEqual([false, 2, 3]);
    expect(puzzle.saying).toMatch(/^What would you do\?/);
    puzzle.watch();
    puzzle.next(); // skipped
    expect([puzzle.running, puzzle.scene.no]).toEqual([false, 2]);
    expect([puzzle.name(0), puzzle.name(1)]).toEqual(["Mila", "Aylin"]);
  });

  test("has a kind word for a wrong answer, and waits for another", () => {
    const puzzle = pose();
    puzzle.next();
    puzzle.act("grill");
    expect(puzzle.saying).toMatch(/wins 50\s%. That comes to mind first/);
    expect([puzzle.look, puzzle.answer, puzzle.ways.length]).toEqual(["sly", null, 0]);
    puzzle.act("steal");
    expect(puzzle.saying).toMatch(/wins 55\s%. A good try/);
    puzzle.act("roll");
    expect([puzzle.answer, puzzle.look, puzzle.choices.length, kept]).toEqual(["roll", "glad", 0, 1]);
    expect(puzzle.saying).toMatch(/^Right! .* wins 61\s%, .* only 50\s%\.$/);
    puzzle.next();
    expect(puzzle.explained).toBe(true);
  });

  test("shows the answer to who asks for it, and that does not count", () => {
    const puzzle = pose();
    puzzle.next();
    puzzle.act("grill");
    puzzle.act("steal");
    puzzle.ways[0]!.act();
    expect([puzzle.answer, kept]).toEqual(["roll", 0]);
    expect(puzzle.saying).toMatch(/^It was/);
    puzzle.again();
    puzzle.next();
    puzzle.act("roll");
    expect(kept).toBe(1);
  });

  test("is explained at once where it was solved before, and nothing else can be done", () => {
    const puzzle = pose(true);
    expect([puzzle.explained, puzzle.running, puzzle.scene.no]).toEqual([true, false, 2]);
    puzzle.act("grill");
    puzzle.act("nonsense");
    expect([puzzle.answer, kept]).toEqual(["roll", 0]);
  });
});

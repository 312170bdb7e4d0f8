import { describe, expect, test, vi } from "vitest";
import type { Api } from "../src/lib/api";
import { againstQuick, choicesOf, endOf, lineOf, luckOf, partsOf, Reviewing, roughly, signed } from "../src/lib/review.svelte";
import type { ReviewState } from "../src/lib/wire-types";

describe("the parts of a result", () => {
  test("add up as they are read, whatever was rounded", () => {
    const parts = partsOf({ start: 0.33333, luck: 0.44446, own: -0.07775, others: 0.29996, cost: 0.07775, result: 1 });
    expect(parts).toEqual({ start: 33.3, luck: 44.5, own: -7.8, others: 30, cost: 7.8, result: 100 });
    expect(Math.round(10 * (parts.start + parts.luck + parts.own + parts.others))).toBe(1000);
  });

  test("have a word", () => {
    const seat = { start: 50, luck: 12, own: -3, others: 0, cost: 3, result: 0 };
    expect([luckOf(seat), luckOf({ ...seat, luck: -12 }), luckOf({ ...seat, luck: 3 })]).toEqual(["good", "bad", "even"]);
    expect([3, 12, 40, 99.9, 100, 277.8].map((cost) => choicesOf({ ...seat, cost }))).toEqual(["best", "good", "costly", "costly", "dear", "dear"]);
    expect([100, 50, 0].map((result) => endOf({ ...seat, result }))).toEqual(["won", "shared", "lost"]);
  });

  test("are held against the best choices or against a quick player's", () => {
    const seat = { start: 50, luck: 12, own: -3, others: 0, cost: 3, result: 0 };
    expect([againstQuick(seat), againstQuick({ ...seat, own: 8.2 })]).toEqual([false, true]);
  });

  test("are written with their sign, as the language has it", () => {
    expect([signed(3.25, "en"), signed(-3, "de"), signed(0, "ru")]).toEqual(["+3.3", "−3,0", "0,0"]);
  });
});

test("a line goes from step to step, the better the higher", () => {
  expect(lineOf([[0.5, 0.5], [0.25, 0.75], [1, 0]], 0)).toBe("M0 50.0H1V75.0H2V0.0");
});

test("a review is asked for, waited for, and not asked for any more once it is there or nobody waits", async () => {
  vi.useFakeTimers();
  const told: ReviewState[] = [{ state: "none" }, { state: "working", done: 1, of: 4 }, { state: "done", review: { shares: [], seats: [], turning: [], moves: [] } }];
  const next = vi.fn(async () => told.shift()!);
  const reviewing = new Reviewing({ review: next, beginReview: next } as unknown as Api, "a-game");
  await reviewing.look();
  await vi.advanceTimersByTimeAsync(5000);
  expect([reviewing.state, next.mock.calls.length]).toEqual(["none", 1]);
  await reviewing.begin();
  expect([reviewing.state, reviewing.percent, reviewing.review]).toEqual(["working", 25, null]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([reviewing.state, reviewing.review?.moves]).toEqual(["done", []]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(next).toHaveBeenCalledTimes(3);

  const left = new Reviewing({ review: async () => ({ state: "waiting" }) } as unknown as Api, "a-game");
  await left.look();
  left.stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test("what is left is told by what it took, once something was seen to be done", async () => {
  vi.useFakeTimers();
  const done = [0, 10, 20, 30];
  const reviewing = new Reviewing({ review: async () => ({ state: "working", done: done.shift(), of: 100 }) } as unknown as Api, "a-game");
  await reviewing.look();
  expect(reviewing.left).toBeNull(); // the server makes ready
  await vi.advanceTimersByTimeAsync(1000);
  expect(reviewing.left).toBeNull();
  await vi.advanceTimersByTimeAsync(1000);
  expect(reviewing.left).toBe(8);
  await vi.advanceTimersByTimeAsync(1000);
  expect(reviewing.left).toBe(7);
  reviewing.stop();
  vi.useRealTimers();
});

test("time is told roughly", () => {
  expect([0, 8, 11, 90, 91, 150].map(roughly).map(({ unit, many }) => `${many} ${unit}`)).toEqual([
    "10 seconds", "10 seconds", "20 seconds", "90 seconds", "2 minutes", "3 minutes",
  ]);
});

test("a refusal is kept to be told", async () => {
  const reviewing = new Reviewing({ beginReview: () => Promise.reject(new Error("too fast")) } as unknown as Api, "a-game");
  await reviewing.begin();
  expect([reviewing.state, String(reviewing.fault)]).toEqual([null, "Error: too fast"]);
});

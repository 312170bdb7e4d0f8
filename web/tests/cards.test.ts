import { describe, expect, it } from "vitest";
import { lastShares } from "../src/boards/karteneck/cards";
import { tricksOf, waysOf } from "../src/boards/tricknchef/suits";
import type { Choice, Line, TricknchefView } from "../src/lib/wire-types";

type Args = Record<string, string | number>;

describe("what a round of karteneck brought", () => {
  const line = (who: number | null, ...says: [string, Args][]): Line => ({ at: 0, kind: "event", who, says: says.map(([id, args]) => ({ id: `karteneck-${id}`, args })) });
  const lays = (who: number, number: number) => line(who, ["tell-lay", { who, kind: "worm", number }]);
  const passes = (who: number, total: number) => line(who, ["tell-pass", { who, total }]);
  const round = (round: number): [string, Args] => ["round", { round, who: 0 }];
  const share = (who: number, tile: number): [string, Args] => ["share", { who, tile }];
  const tied = [lays(0, 4), lays(0, 17), lays(1, 9), lays(2, 2), passes(2, 12), passes(0, 30), passes(1, 30)];
  const end = line(1, ["shares", {}], share(0, 39), share(1, 31), share(2, 18), round(2));
  const signs = (lines: Line[]) => [...lastShares(lines)].map(([seat, { sign }]) => [seat, sign]);

  it("is nothing before a round has ended", () => {
    expect(lastShares([])).toEqual(new Map());
    expect(lastShares([line(null, round(1)), ...tied])).toEqual(new Map());
  });

  it("is what the share-out told, with the totals of those who waited", () => {
    const failed = line(1, ["failed", { who: 1, tile: 16 }], ["shares", {}], share(0, 39), round(2));
    const lines = [line(null, round(1)), lays(0, 4), passes(0, 27), failed, lays(1, 8)];
    expect([...lastShares(lines)]).toEqual([[0, { total: 27, tile: 39, sign: 0 }]]);
  });

  it("names the signs that decided between equal totals", () => expect(signs([...tied, end])).toEqual([[0, 17], [1, 9], [2, 0]]));

  it("names none of who took a choice back", () => {
    const undo: Line = { at: 0, kind: "undo", who: 1 };
    expect(signs([lays(1, 25), undo, ...tied, end])).toEqual([[0, 17], [1, 0], [2, 0]]);
  });

  it("is that of the last round alone", () => {
    const next = [lays(1, 3), passes(1, 20), line(1, ["shares", {}], share(1, 24), round(3))];
    expect([...lastShares([...tied, end, ...next]).keys()]).toEqual([1]);
  });
});

describe("ways to play a card", () => {
  const choice = (action: string, makes?: number): Choice => ({ action, label: { id: "play", args: makes === undefined ? {} : { makes } } });
  const choices = [choice("play red-7"), choice("play red-7 +2", 9), choice("play red-7 -4", 3), choice("play red-7 -2", 5), choice("play red-10"), choice("chef red")];

  it("are those of this card alone, the lowest rank first", () => {
    const ways = waysOf(choices, "red-7");
    expect(ways.map(({ change, rank }) => [change, rank])).toEqual([[-4, 3], [-2, 5], [0, 7], [2, 9]]);
    expect(ways[0]?.choice.action).toBe("play red-7 -4");
  });

  it("are none where the card may not be played", () => expect(waysOf(choices, "red-1")).toEqual([]));
});

it("a round has as many tricks as were played and are still held", () => {
  const hands = [{ hand_size: 6, played: { card: "red-1", change: 0, rank: 1 } }, { hand_size: 7, played: null }];
  expect(tricksOf({ tricks: 3, players: hands } as unknown as TricknchefView)).toBe(10);
});

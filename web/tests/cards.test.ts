import { describe, expect, it } from "vitest";
import { sharesOf } from "../src/boards/karteneck/cards";
import { tricksOf, waysOf } from "../src/boards/tricknchef/suits";
import type { Choice, KarteneckPlayer, KarteneckView, TricknchefView } from "../src/lib/wire-types";

const player = (some: Partial<KarteneckPlayer>): KarteneckPlayer => ({
  status: "waits",
  laid: [],
  total: 0,
  cards: 6,
  hand: null,
  top: null,
  height: 0,
  stack: null,
  worms: null,
  ...some,
});

describe("what a round of karteneck brought", () => {
  const view = (...players: KarteneckPlayer[]) => ({ players }) as KarteneckView;
  const none = { status: "in", total: 0 };

  it("is the tile on top of a stack that has grown", () => {
    const before = view(player({ total: 27, laid: ["3", "w4"] }), player({ status: "failed", top: 16, height: 1 }));
    const after = view(player({ ...none, top: 39, height: 1 }), player({ ...none, top: 16, height: 1 }));
    expect([...sharesOf(before, after)]).toEqual([[0, { total: 27, tile: 39, sign: 0 }]]);
  });

  it("names the signs that decided between equal totals", () => {
    const before = view(player({ total: 30, laid: ["w4", "w17"] }), player({ total: 30, laid: ["5", "w9"] }), player({ total: 12, laid: ["w2"] }));
    const after = view(...[39, 31, 18].map((top) => player({ ...none, top, height: 1 })));
    expect([...sharesOf(before, after).values()].map(({ sign }) => sign)).toEqual([17, 9, 0]);
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

import { describe, expect, it } from "vitest";
import { tricksOf, waysOf } from "../src/boards/tricknchef/suits";
import type { Choice, TricknchefView } from "../src/lib/wire-types";

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

import { describe, expect, it } from "vitest";
import { lastShares } from "../src/boards/karteneck/cards";
import { moved, SHARE_APART } from "../src/boards/karteneck/moved";
import type { KarteneckPlayer, KarteneckView, Line } from "../src/lib/wire-types";

type Args = Record<string, string | number>;

describe("what a round of karteneck brought", () => {
  const line = (who: number | null, ...says: [string, Args][]): Line => ({ at: 0, kind: "event", who, says: says.map(([id, args]) => ({ id: `karteneck-${id}`, args })) });
  const lays = (who: number, number: number) => line(who, ["tell-lay", { who, kind: "worm", number }]);
  const passes = (who: number, total: number) => line(who, ["tell-pass", { who, total }]);
  const round = (round: number): [string, Args] => ["round", { round, who: 0 }];
  const share = (who: number, tile: number): [string, Args] => ["share", { who, tile }];
  const tied = [lays(0, 4), lays(0, 17), lays(1, 9), lays(2, 2), passes(2, 12), passes(0, 30), passes(1, 30)];
  const end = line(1, ["shares", {}], share(0, 39), share(1, 31), share(2, 18), round(2));
  const signs = (lines: Line[]) => lastShares(lines).map(({ seat, sign }) => [seat, sign]);

  it("is nothing before a round has ended", () => {
    expect(lastShares([])).toEqual([]);
    expect(lastShares([line(null, round(1)), ...tied])).toEqual([]);
  });

  it("is what the share-out told, with the totals of those who waited, and what the failed took, the lowest last", () => {
    const first = line(2, ["failed", { who: 2, tile: 16 }]);
    const last = line(1, ["failed", { who: 1, tile: 18 }], ["shares", {}], share(0, 39), round(2));
    const lines = [line(null, round(1)), lays(0, 4), first, passes(0, 27), last, lays(1, 8)];
    expect(lastShares(lines)).toEqual([
      { seat: 0, total: 27, tile: 39, sign: 0 },
      { seat: 1, total: null, tile: 18, sign: 0 },
      { seat: 2, total: null, tile: 16, sign: 0 },
    ]);
  });

  it("names the signs that decided between equal totals", () => expect(signs([...tied, end])).toEqual([[0, 17], [1, 9], [2, 0]]));

  it("names none of who took a choice back", () => {
    const undo: Line = { at: 0, kind: "undo", who: 1 };
    expect(signs([lays(1, 25), undo, ...tied, end])).toEqual([[0, 17], [1, 0], [2, 0]]);
  });

  it("is nothing where only the tiles were told", () => expect(lastShares([line(null, round(1)), end])).toEqual([]));

  it("is that of the last round alone", () => {
    const next = [lays(1, 3), passes(1, 20), line(1, ["shares", {}], share(1, 24), round(3))];
    expect(lastShares([...tied, end, ...next]).map(({ seat }) => seat)).toEqual([1]);
  });
});

describe("what moves at a table of karteneck", () => {
  const player = (more: Partial<KarteneckPlayer> = {}): KarteneckPlayer => ({
    status: "in", laid: [], total: 0, cards: 6, hand: null, top: null, height: 0, stack: null, worms: null, ...more,
  });
  const box = { hand_size: 6, chickens: [], values: [], removed: [], tiles: [], worms: [] };
  const view = (grill: number[], players: Partial<KarteneckPlayer>[], more: Partial<KarteneckView> = {}): KarteneckView => ({
    game: "karteneck", seat: 0, seats: players.length, phase: "go", turn: 0, asked: [0], options: {}, round: 1, rounds: 5,
    grill: grill.map((number) => ({ number, worms: 1 })), laying: null, victim: null, drawing: null, draws: 0, deck: 60, discard: [],
    players: players.map(player), box, ...more,
  });

  it("own cards come to the table as they lay in the hand, and what is drawn from the deck", () => {
    const before = view([20, 30], [{ hand: ["3", "4", "4", "w7"] }, {}]);
    const one = view([20, 30], [{ hand: ["3", "4", "w7"], laid: ["4"] }, {}]);
    expect(moved(before, one)).toEqual({ flights: [{ piece: "laid-0-4-0", from: "hand-4-1" }], sounds: ["card"] });
    const two = view([20, 30], [{ hand: ["3", "4", "w7", "w9"], laid: ["4"] }, {}]);
    expect(moved(one, two).flights).toEqual([{ piece: "worm-9", from: "deck" }]);
    const third = view([20, 30], [{ hand: ["3", "3", "4", "w9"], laid: ["4", "w7"] }, {}]);
    expect(moved(two, third).flights).toEqual([{ piece: "worm-7", from: "worm-7" }, { piece: "hand-3-1", from: "deck" }]);
  });

  it("the card that is drawn may be like the one that was laid", () => {
    const before = view([20, 30], [{ hand: ["3", "4", "4"] }, {}]);
    const after = view([20, 30], [{ hand: ["3", "4", "4"], laid: ["4"] }, {}]);
    expect(moved(before, after).flights).toEqual([{ piece: "laid-0-4-0", from: "hand-4-1" }, { piece: "hand-4-1", from: "deck" }]);
  });

  it("what was drawn and laid since one last looked takes nothing away", () => {
    const before = view([20, 30], [{ hand: ["3", "4"] }, {}]);
    const after = view([20, 30], [{ hand: ["3", "4", "w9"], laid: ["5"] }, {}]);
    expect(moved(before, after).flights).toContainEqual({ piece: "worm-9", from: "deck" });
    expect(moved(before, after).flights).toHaveLength(2);
  });

  it("the others' cards come from behind and go there", () => {
    const before = view([20, 30], [{ hand: [] }, { laid: ["2"], cards: 5 }]);
    const after = view([20, 30], [{ hand: [] }, { laid: ["2", "5", "5"], cards: 4 }]);
    const flights = ["laid-1-5-0", "laid-1-5-1"].map((piece) => ({ piece, from: "cards-1" }));
    expect(moved(before, after)).toEqual({ flights: [...flights, { piece: "cards-1", from: "deck" }], sounds: ["card", "card"] });
  });

  it("whoever fails gives the top card of each type away, and takes a 0 where one is the lowest", () => {
    const before = view([0, 0, 30], [{ hand: [] }, { laid: ["2", "2", "w3", "w8"], total: 14 }, {}]);
    const after = view([0, 30], [{ hand: [] }, { status: "failed", top: 0, height: 1 }, {}]);
    const { flights, sounds } = moved(before, after);
    expect(flights).toEqual([{ piece: "zero-of-1", from: "zero-1" }, { piece: "laid-1-2-1", to: "discard" }, { piece: "worm-8", to: "discard" }]);
    expect(sounds).toEqual(["sigh"]);
  });

  it("a theft is a tile that is seen in both places: it only sounds", () => {
    const before = view([20], [{ top: 30, height: 1 }, { laid: ["w1"], total: 30 }]);
    expect(moved(before, view([20], [{}, { laid: ["w1"], total: 30, top: 30, height: 1 }]))).toEqual({ flights: [], sounds: ["tile"] });
  });

  describe("at the share-out", () => {
    const waits = (total: number, worm: string, laid: string[] = []): Partial<KarteneckPlayer> => ({ status: "waits", total, laid: [...laid, worm] });
    const fresh = (numbers: number[], tops: number[]) => view(numbers, tops.map((top) => ({ top, height: 1 })), { round: 2 });
    const tiles = (flights: ReturnType<typeof moved>["flights"]) => flights!.filter(({ from }) => from).map(({ piece, late }) => [piece, late]);

    it("tiles go out one by one, by total and then by the highest worm, before new ones come from the sack", () => {
      const before = view([0, 31, 39], [waits(30, "w4"), waits(30, "w9"), { laid: ["1", "w2"], total: 6 }], { turn: 2 });
      const { flights, sounds } = moved(before, fresh([0, 0, 25], [31, 39, 0]));
      const then = 3 * SHARE_APART;
      expect(tiles(flights)).toEqual([
        ["tile-39", 0], ["tile-31", SHARE_APART], ["zero-of-2", 2 * SHARE_APART],
        ["zero-0", then], ["zero-1", then + 60], ["tile-25", then + 120],
      ]);
      expect(flights).toContainEqual({ piece: "worm-9", to: "discard", late: 0 });
      expect(flights).toContainEqual({ piece: "laid-2-1-0", to: "discard", late: 2 * SHARE_APART });
      expect(sounds).toEqual(["tile", "tile", "tile"]);
    });

    it("who fails as the last takes the lowest, whatever the total", () => {
      const before = view([18, 40], [waits(11, "w4"), { laid: ["5", "5", "5"], total: 15 }], { turn: 1 });
      expect(tiles(moved(before, fresh([20, 21], [40, 18])).flights).slice(0, 2)).toEqual([["tile-40", 0], ["tile-18", SHARE_APART]]);
    });

    it("never moves more than can be followed", () => {
      const all = Array.from({ length: 6 }, (_, seat) => waits(30, `w${seat + 1}`, ["1", "2", "3", "4", "5"]));
      const before = view([20, 21, 22, 23, 24, 25], all);
      expect(moved(before, fresh([26, 27, 28, 29, 30, 31], [25, 24, 23, 22, 21, 20])).flights!.length).toBeLessThanOrEqual(24);
    });

    it("the last one leaves the plank empty", () => {
      const before = view([18, 40], [waits(11, "w4"), waits(12, "w5")]);
      const after = view([], [{ top: 18, height: 1 }, { top: 40, height: 1 }], { phase: "over", turn: null });
      expect(tiles(moved(before, after).flights)).toEqual([["tile-40", 0], ["tile-18", SHARE_APART]]);
    });
  });
});

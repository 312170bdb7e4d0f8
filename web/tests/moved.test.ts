import { describe, expect, it } from "vitest";
import { moved as barbecue } from "../src/boards/barbecue/moved";
import { outlook as barbecueOutlook } from "../src/boards/barbecue/outlook";
import { moved as bratwurmeck } from "../src/boards/bratwurmeck/moved";
import { outlook } from "../src/boards/bratwurmeck/outlook";
import type { BoardTable } from "../src/lib/board";
import { failureOf } from "../src/lib/dice";
import type { BarbecueSpace, BarbecueView, BratwurmeckTile, BratwurmeckView, Line } from "../src/lib/wire-types";

const shared = { seat: 0, seats: 2, phase: "go", turn: 0, asked: [0], options: {}, rolled: [], kept: [], dice: 8, total: 0 };

describe("bratwurmeck", () => {
  const lies = (at: Record<number, string> = {}) =>
    Array.from({ length: 16 }, (_, step): BratwurmeckTile => ({ number: 21 + step, worms: 1 + (step >> 2), lies: (at[21 + step] ?? "up") as BratwurmeckTile["lies"] }));
  const player = (top: number | null = null) => ({ top, height: top ? 1 : 0, stack: null, worms: null });
  const view = (part: Partial<BratwurmeckView> = {}): BratwurmeckView => ({ game: "bratwurmeck", ...shared, grill: lies(), players: [player(), player()], ...part });

  it("dice that are kept come from the throw", () => {
    const before = view({ rolled: ["1", "w", "w"], kept: ["3"] });
    const { flights, sounds } = bratwurmeck(before, view({ kept: ["3", "w", "w"] }));
    expect(flights).toEqual([
      { piece: "kept-w-0", from: "rolled-w-0" },
      { piece: "kept-w-1", from: "rolled-w-1" },
    ]);
    expect(sounds).toEqual(["keep"]);
  });

  it("a throw is heard once", () => {
    const thrown = view({ rolled: ["1", "2"] });
    expect(bratwurmeck(view(), thrown).sounds).toEqual(["dice"]);
    expect(bratwurmeck(thrown, thrown).sounds).toEqual([]);
  });

  it("a tile that is taken clacks, one that goes home sighs, one that is turned over is heard too", () => {
    const owner = view({ grill: lies({ 25: "gone" }), players: [player(25), player()] });
    expect(bratwurmeck(view(), owner).sounds).toEqual(["tile"]);
    expect(bratwurmeck(owner, view({ grill: lies({ 36: "turned" }) })).sounds).toEqual(["sigh", "turn-over"]);
  });

  it("says what stopping brings", () => {
    const table = view({ grill: lies({ 24: "gone", 26: "gone", 22: "turned" }), players: [player(24), player(26)] });
    const at = (total: number, worm = true) => outlook(table, { total, worm });
    expect(at(25)).toMatchObject({ kind: "take", tile: 25 });
    expect(at(26)).toMatchObject({ kind: "choice", tile: 25, whom: 1 });
    expect(at(24)).toMatchObject({ kind: "take", tile: 23, whom: null });
    expect(at(40)).toMatchObject({ kind: "take", tile: 36 });
    expect(at(20)).toMatchObject({ kind: "nothing", lost: 24 });
    expect(at(26, false)).toMatchObject({ kind: "no-worm", lost: 24 });
    const low = view({ grill: lies({ 21: "gone" }), players: [player(), player(21)] });
    expect(outlook(low, { total: 21, worm: true })).toMatchObject({ kind: "steal", whom: 1 });
  });
});

describe("barbecue", () => {
  const space = (number: number, part: Partial<BarbecueSpace> = {}): BarbecueSpace => ({ number, worms: 2, owner: null, plates: 0, snail: false, ...part });
  const player = (snails = 0) => ({ worms: 0, snails, points: 0 });
  const view = (grill: BarbecueSpace[], part: Partial<BarbecueView> = {}): BarbecueView => ({ game: "barbecue", ...shared, grill, stock: 5, snail_points: 3, players: [player(), player()], ...part });

  it("a captured space sends one plate home and brings the other", () => {
    const { flights, sounds } = barbecue(view([space(30, { owner: 1, plates: 1 })]), view([space(30, { owner: 0, plates: 1 })]));
    expect(flights).toEqual([
      { piece: "plate-30-1", to: "seat-1" },
      { piece: "plate-30-0", from: "seat-0" },
    ]);
    expect(sounds).toEqual(["tile"]);
  });

  it("a failure sends a snail from the stock", () => {
    const { flights, sounds } = barbecue(view([space(36)]), view([space(36, { snail: true })], { stock: 4, turn: 1 }));
    expect(flights).toEqual([{ piece: "snail-36", from: "stock" }]);
    expect(sounds).toEqual(["sigh"]);
  });

  it("a snail goes to whoever played, from the grill or from the stock", () => {
    const caught = { players: [player(1), player()], turn: 1 };
    expect(barbecue(view([space(36, { snail: true })]), view([space(36)], caught)).flights).toEqual([{ piece: "snail-36", to: "seat-0" }]);
    expect(barbecue(view([space(36)]), view([space(36)], { ...caught, stock: 4 })).flights).toEqual([{ piece: "stock-snail", to: "seat-0" }]);
  });

  it("says what a sum brings", () => {
    const grill = [space(23), space(24, { owner: 0, plates: 1 }), space(25, { owner: 1, plates: 1 }), space(26, { owner: 1, plates: 2 }), space(27, { snail: true })];
    const at = (total: number, worm = true, stock = 5) => barbecueOutlook(view(grill, { stock }), { total, worm });
    expect([23, 24, 25, 26, 27, 22, 30].map((total) => at(total).kind)).toEqual(["plate", "second", "capture", "locked", "snail-on", "low", "snail"]);
    expect(at(23, false).kind).toBe("no-worm");
    expect(at(30, true, 0)).toMatchObject({ kind: "snail-on", space: 27 });
    expect(barbecueOutlook(view([space(23)], { stock: 0 }), { total: 30, worm: true }).kind).toBe("end");
  });
});

describe("a failure", () => {
  const line = (text: string | null, id = ""): Line => ({ at: 0, kind: "event", ...(text && { text }), says: id ? [{ id }] : [] });
  const table = (...lines: Line[]) => ({ game: "bratwurmeck", lines }) as unknown as BoardTable;
  const dice = { turn: 1, rolled: ["1"], kept: [] as string[], dice: 8, total: 0 };

  it("is shown with the throw that made it, until something is kept", () => {
    const told = table(line("0 keep 4"), line("* roll 4 4 w"), line(null, "bratwurmeck-failed"), line("* roll 1 2 3"));
    expect(failureOf(told, dice)?.thrown).toEqual(["4", "4", "w"]);
    expect(failureOf(told, { ...dice, kept: ["1"] })).toBeNull();
  });

  it("by stopping has no throw; a success is none", () => {
    expect(failureOf(table(line("0 stop"), line(null, "bratwurmeck-failed")), dice)?.thrown).toEqual([]);
    expect(failureOf(table(line("* roll 1"), line(null, "bratwurmeck-taken"), line("* roll 1")), dice)).toBeNull();
  });
});

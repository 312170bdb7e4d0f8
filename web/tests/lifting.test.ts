import { beforeEach, describe, expect, it } from "vitest";
import type { Kartentisch } from "../src/boards/karteneck/cards";
import { Lifting } from "../src/boards/karteneck/lifting.svelte";
import type { Choice } from "../src/lib/wire-types";

/** A table that does nothing by itself: what is asked of it is kept. */
class Deaf {
  view = { seat: 0, turn: 0, players: [{ hand: [] as string[], total: 10 }] };
  choices: Choice[] = [];
  pending: string | null = null;
  readonly asked: string[] = [];
  choice = (action: string) => this.choices.find((other) => other.action === action);
  act = (action: string) => {
    this.asked.push(action);
    this.pending = action;
  };
  get hand() {
    return this.view.players[0]!.hand;
  }
}

describe("cards that are lifted", () => {
  let table: Deaf;
  let lifting: Lifting;

  /** What lies there now, and may be done. */
  function tell(hand: string[], may: string[], total = 10): void {
    const worth = (action: string) => total + (action[4] === "w" ? 5 : Number(action[4]));
    const hint = (action: string) => (action.startsWith("lay") ? [{ id: "total", args: { total: worth(action) } }] : []);
    table.view = { seat: 0, turn: 0, players: [{ hand, total }] };
    table.choices = may.map((action) => ({ action, label: { id: action }, hint: hint(action) }));
    table.pending = null;
    lifting.next();
    lifting.settle();
  }

  beforeEach(() => {
    table = new Deaf();
    lifting = new Lifting(table as unknown as Kartentisch);
    tell(["2", "4", "4", "4", "w3", "w9"], ["lay 4", "lay w3", "lay w9", "pass"]);
  });

  it("are one more of a kind with every touch, and none again after the last", () => {
    const counts = [1, 2, 3, 4].map(() => (lifting.touch("4"), lifting.cards.length));
    expect(counts).toEqual([1, 2, 3, 0]);
  });

  it("are of one type: another takes its place, and worms are lifted and lowered each by its sign", () => {
    lifting.touch("4");
    lifting.touch("w9");
    lifting.touch("w3");
    expect(lifting.cards).toEqual(["w9", "w3"]);
    lifting.touch("w9");
    expect([lifting.cards, lifting.type]).toEqual([["w3"], "w"]);
  });

  it("are not those that may not be laid", () => {
    lifting.touch("2");
    expect(lifting.cards).toEqual([]);
  });

  it("show the total they make, as the server counts", () => {
    lifting.touch("4");
    lifting.touch("4");
    expect(lifting.total).toBe(18);
  });

  it("are laid one after the other, each when the one before lies there, and then no more", () => {
    lifting.touch("4");
    lifting.touch("4");
    lifting.lay();
    lifting.lay();
    expect(table.asked).toEqual(["lay 4"]);
    tell(["2", "4", "4", "w3", "w9"], ["lay 4", "done"], 14);
    expect([table.asked, lifting.cards]).toEqual([["lay 4", "lay 4"], ["4"]]);
    tell(["2", "4", "w3", "w9"], ["lay 4", "done"], 18);
    expect(table.asked.at(-1)).toBe("done");
    tell(["2", "4", "5", "w3", "w9"], []);
    expect([table.asked.length, lifting.cards, lifting.busy]).toEqual([3, [], false]);
  });

  it("need no word at the end where they are all of their type", () => {
    lifting.touch("w3");
    lifting.touch("w9");
    lifting.lay();
    tell(["2", "4", "4", "4", "w9"], ["lay w9", "done"], 15);
    tell(["2", "4", "4", "4", "5"], [], 20);
    expect(table.asked).toEqual(["lay w3", "lay w9"]);
  });

  it("stay up when something is said meanwhile, and are down when it is no longer one's turn", () => {
    lifting.touch("4");
    tell([...table.hand], ["lay 4", "pass"]);
    expect(lifting.cards).toEqual(["4"]);
    tell([...table.hand], []);
    expect(lifting.cards).toEqual([]);
  });

  it("wait while one is on its way and somebody says something", () => {
    lifting.touch("4");
    lifting.touch("4");
    lifting.lay();
    lifting.next();
    expect(table.asked).toEqual(["lay 4"]);
  });

  it("can be changed where nothing comes of it at once, as in a lesson", () => {
    table.act = (action) => void table.asked.push(action);
    lifting.touch("4");
    lifting.touch("4");
    lifting.lay();
    expect(lifting.busy).toBe(false);
    lifting.touch("w3");
    expect([table.asked, lifting.cards]).toEqual([["lay 4"], ["w3"]]);
  });

  it("are not laid any further after a refusal", () => {
    lifting.touch("4");
    lifting.touch("4");
    lifting.lay();
    table.pending = null;
    lifting.settle();
    expect(lifting.busy).toBe(false);
    tell([...table.hand], ["lay 4", "pass"]);
    expect(table.asked).toEqual(["lay 4"]);
  });
});

import { describe, expect, it } from "vitest";
import { coinsOf, moved } from "../src/boards/tricknchef/moved";
import { counted, gotBy, heapOf, roundsOf } from "../src/boards/tricknchef/told";
import type { Line, TricknchefPlayed, TricknchefView } from "../src/lib/wire-types";

type Player = TricknchefView["players"][number];
const SUITS = ["red", "yellow", "blue", "green"];
const none = Object.fromEntries(SUITS.map((suit) => [suit, 0]));
const STARS = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5];

function player(part: Partial<Player> = {}): Player {
  return { hand_size: 0, hand: null, won_size: 0, won: null, chefs: none, coins: 0, played: null, points: [], now: null, ...part };
}

function view(players: Player[], part: Partial<TricknchefView> = {}): TricknchefView {
  return {
    game: "tricknchef", seat: 0, seats: players.length, phase: "play", turn: 0, asked: [0], options: {}, starter: 0, leader: 0, tricks: 0, removed: null,
    trumps: SUITS, set_aside: none, centre: none, reserve: 20, players, stars: STARS, chef_tokens: none, coin_points: 1, ...part,
  };
}

const plays = (card: string, change = 0): TricknchefPlayed => ({ card, change, rank: Number(card.split("-")[1]) + change });

describe("what moves", () => {
  it("another's card and its coins come from that seat; one's own is seen on its way", () => {
    const before = view([player(), player(), player()]);
    const after = view([player({ played: plays("red-7") }), player({ played: plays("red-2", -4) }), player()]);
    const { flights, sounds } = moved(before, after);
    expect(flights?.filter(({ from }) => from)).toEqual(["red-2", "coin-1-0", "coin-1-1"].map((piece) => ({ piece, from: "seat-1" })));
    expect(sounds).toEqual(["card", "coin"]);
  });

  it("what was got is put away when the next trick begins, and only then", () => {
    const [empty, led] = [view([player(), player(), player()]), view([player({ played: plays("red-7") }), player(), player()])];
    const served = [0, 1, 2].flatMap((seat) => ["chef", "coin"].map((got) => ({ piece: `got-${seat}-${got}`, to: `seat-${seat}` })));
    expect(moved(empty, led).flights).toEqual(served);
    expect(moved(led, led).flights).toEqual([]);
  });

  it("a trick gathers where it was won; chef and coin go to theirs, spent coins to the reserve", () => {
    const lies = [plays("red-7"), plays("red-10"), plays("red-3", 2), plays("red-1")];
    const before = view(lies.map((played) => player({ played })), { phase: "reward", turn: 3 });
    const after = view([player({ coins: 1 }), player({ won_size: 4 }), player({ coins: 1 }), player({ chefs: { ...none, blue: 1 } })], { leader: 1, turn: 1 });
    const { flights, sounds } = moved(before, after);
    expect(flights).toEqual([
      ...["red-7", "red-10", "red-3"].map((piece) => ({ piece, to: "seat-1" })),
      { piece: "coin-2-0", to: "reserve" },
      { piece: "red-1", to: "seat-1" },
      { piece: "got-3-chef", from: "centre-blue" },
      ...[0, 2].map((seat) => ({ piece: `got-${seat}-coin`, from: "reserve" })),
    ]);
    expect(sounds).toEqual(["card", "keep", "coin"]);
  });

  it("a drafted chef comes from those set aside", () => {
    const aside = { ...none, red: 1, green: 1 };
    const before = view([player(), player(), player()], { phase: "draft", set_aside: aside });
    const after = view([player({ chefs: { ...none, red: 1 } }), player(), player()], { phase: "draft", set_aside: { ...none, green: 1 } });
    expect(moved(before, after)).toEqual({ flights: [{ piece: "got-0-chef", from: "aside-red" }], sounds: ["keep"] });
  });

  it("a new hand is dealt from the middle, not taken back into it", () => {
    const full = { red: 1, yellow: 1, blue: 1, green: 1 };
    const dealt = view([player({ hand: ["red-1", "blue-9"] }), player(), player()], { phase: "draft", leader: null, set_aside: full });
    const before = view([player({ played: plays("red-7") }), player(), player()], { phase: "reward" });
    const cards = ["red-1", "blue-9"].map((piece) => ({ piece, from: "deck" }));
    expect(moved(before, dealt).flights).toEqual(cards);
    const undone = { ...dealt, set_aside: { ...full, red: 0 } };
    expect(moved(view([player(), player(), player()]), undone).flights).toEqual([]);
  });

  it("a card has a coin for every two", () => expect([0, 2, -6].map((change) => coinsOf(1, { change }).length)).toEqual([0, 1, 3]));
});

describe("what the log tells", () => {
  type Args = Record<string, string | number | number[]>;
  const line = (text: string | undefined, ...says: [string, Args][]): Line => ({ at: 0, kind: "event", text, says: says.map(([id, args]) => ({ id: `tricknchef-${id}`, args })) });
  const play = (who: number, card: string, change = 0): Line => {
    const [suit = "", rank = ""] = card.split("-");
    const args = { who, suit, rank: Number(rank) };
    return change ? line(`${who} play`, ["tell-play-coins", { ...args, change: `${change}`, makes: Number(rank) + change }]) : line(`${who} play`, ["tell-play", args]);
  };
  const draft = (who: number, suit: string) => line(`${who} chef ${suit}`, ["tell-chef", { who, suit }]);
  const trick = (who: number, whom: number, suit: string, ...all: number[]): [string, Args] => ["trick", { who, whom, suit, coins: all.length, all }];
  const dealt = line(undefined, ["dealt", { cards: 2 }]);
  const undo = (who: number): Line => ({ at: 0, kind: "undo", who });
  const first = [dealt, draft(0, "red"), draft(1, "green"), draft(2, "blue"), play(0, "red-4"), play(1, "red-9"), play(2, "red-10")];
  const end: [string, Args][] = [["round", { round: 1 }], ["points", { who: 0, points: 3 }], ["points", { who: 1, points: 0 }], ["points", { who: 2, points: 5 }]];
  const second = [play(2, "red-2"), play(0, "green-1"), play(1, "blue-3", -2)];
  const whole = [...first, line(undefined, trick(2, 0, "red", 1)), ...second, line(undefined, trick(2, 1, "blue", 0), ...end)];

  it("is who drafted and what lies there, before the first trick is won", () => {
    const [round] = roundsOf(first);
    expect(round).toMatchObject({ drafted: { 0: "red", 1: "green", 2: "blue" }, tricks: [], points: [] });
    expect(round!.lies[2]).toEqual({ card: "red-10", change: 0, rank: 10 });
    expect(roundsOf([play(1, "red-8", -2)])[0]!.lies[1]).toEqual({ card: "red-8", change: -2, rank: 6 });
    expect(gotBy(round!, 1)).toEqual(["chef-green"]);
  });

  it("is what each got by the last trick", () => {
    const [round] = roundsOf([...first, line(undefined, trick(2, 0, "red", 1))]);
    expect([0, 1, 2].map((seat) => gotBy(round!, seat))).toEqual([["chef-red"], ["coin-plus"], ["card-pile"]]);
    const [both] = roundsOf([...first, line(undefined, trick(2, 2, "red", 0, 1))]);
    expect(gotBy(both!, 2)).toEqual(["card-pile", "chef-red"]);
  });

  it("is what each had when the round ended", () => {
    const [round, next] = roundsOf([...whole, dealt]);
    expect(round!.points).toEqual([3, 0, 5]);
    expect(heapOf(round!, 2)).toEqual({ won: ["red-4", "red-9", "red-10", "green-1", "blue-3", "red-2"], chefs: { blue: 1 }, coins: 0 });
    expect(heapOf(round!, 0)).toEqual({ won: [], chefs: { red: 2 }, coins: 1 });
    expect(heapOf(round!, 1)).toEqual({ won: [], chefs: { green: 1, blue: 1 }, coins: 0 });
    expect(next).toEqual({ drafted: {}, lies: {}, tricks: [], points: [] });
  });

  it("is nothing that was taken back: a card, a trick with its chef, the last chef of the draft with the trumps", () => {
    const trumps = line(undefined, ["trumps", { count: 4 }]);
    const drafted = [dealt, draft(0, "red"), draft(1, "green"), draft(2, "blue"), trumps];
    expect(roundsOf([...drafted, undo(2)])[0]!.drafted).toEqual({ 0: "red", 1: "green" });
    expect(roundsOf([...first, undo(2)])[0]!.lies).toEqual(roundsOf(first.slice(0, -1))[0]!.lies);
    const settled = line(undefined, trick(2, 0, "red", 1), ["trumps", { count: 1 }]);
    expect(roundsOf([...first, settled, undo(0)])).toEqual(roundsOf(first));
  });

  it("chefs sit on the lowest cards, and one without a card has nothing to do", () => {
    const heap = { won: ["green-10", "green-1", "red-3", "green-8", "green-4"], chefs: { green: 2, yellow: 1 }, coins: 0 };
    const suits = counted(heap, view([]));
    const seated = suits.map(({ suit, cards, idle }) => [suit, cards.filter((one) => one.seated).map(({ card, stars }) => [card, stars]), cards.length, idle]);
    expect(seated).toEqual([
      ["red", [], 1, 0],
      ["yellow", [], 0, 1],
      ["green", [["green-1", 1], ["green-4", 2]], 4, 0],
    ]);
  });
});

import { describe, expect, it } from "vitest";
import { claimsOf } from "../src/boards/haecmaec/claims";
import { covered } from "../src/boards/haecmaec/covered";
import { moved } from "../src/boards/haecmaec/moved";
import type { HaecmaecPlayer, HaecmaecView, Line } from "../src/lib/wire-types";

const none = { number: 0, ingredients: 0, cards: null };
const player = (given: Partial<HaecmaecPlayer> = {}): HaecmaecPlayer => ({
  cards: 4,
  hand: null,
  tops: 5,
  doubling_tops: 1,
  closed: none,
  doubled: none,
  penalty: [],
  points: null,
  ...given,
});
/** Three at a table, seen from the first seat, whose turn it is. */
const view = (given: Partial<HaecmaecView> = {}): HaecmaecView => ({
  game: "haecmaec",
  seat: 0,
  seats: 3,
  phase: "act",
  turn: 0,
  asked: [0],
  options: {},
  burger: { height: 2, top: "onion-1", cards: null },
  verdict: null,
  pile: 40,
  bottoms: 9,
  thrown: none,
  players: [player({ cards: 3, hand: ["tomato-3", "tomato-3", "fly"] }), player(), player()],
  answers: [null, null, null],
  box: { ingredients: {}, flies: 3, hand_size: 4, needed: 2, penalty_times: 2 },
  ...given,
});
const with0 = (hand: string[], given: Partial<HaecmaecPlayer> = {}) => player({ cards: hand.length, hand, ...given });

describe("what moves at a table of Häc Mäc", () => {
  it("is nothing where nothing happened", () => expect(moved(view(), view())).toEqual({ flights: [], sounds: [] }));

  it("one's own card goes from the hand onto the burger; of two alike, one", () => {
    const after = view({ phase: "window", burger: { height: 3, top: "tomato-3", cards: null }, players: [with0(["tomato-3", "fly"]), player(), player()] });
    expect(moved(view(), after)).toEqual({ flights: [{ piece: "layer-3", from: "card-tomato-3-1" }], sounds: ["card"] });
  });

  it("another's card comes from his seat, and the next card goes from the pile to who draws it, unseen", () => {
    const before = view({ turn: 1, asked: [1] });
    const players = [view().players[0]!, player({ cards: 3 }), player({ cards: 5 })];
    const after = view({ turn: 2, asked: [2], pile: 39, burger: { height: 3, top: "bacon-6", cards: null }, players });
    expect(moved(before, after).flights).toEqual([
      { piece: "layer-3", from: "seat-1" },
      { piece: "pile-top", to: "seat-2" },
    ]);
  });

  it("says of no layer what it is", () => {
    const after = view({ burger: { height: 3, top: "bacon-6", cards: null } });
    const names = moved(view({ turn: 1 }), after).flights!.map(({ piece }) => piece);
    expect(names).toEqual(["layer-3"]);
  });

  it("a card one draws comes from the pile", () => {
    const after = view({ pile: 39, players: [with0(["tomato-3", "tomato-3", "onion-2", "fly"]), player(), player()] });
    expect(moved(view(), after)).toEqual({ flights: [{ piece: "card-onion-2-0", from: "pile-top" }], sounds: ["card"] });
  });

  it("a closed burger goes to whose it is, and a new bottom comes", () => {
    const closed = { number: 1, ingredients: 2, cards: null };
    const after = view({ bottoms: 8, burger: { height: 0, top: null, cards: null }, players: [with0(["tomato-3", "tomato-3", "fly"], { closed, tops: 4 }), player(), player()] });
    expect(moved(view(), after)).toEqual({
      flights: [
        { piece: "trophy-0-1", from: "burger" },
        { piece: "bottom", from: "bottoms" },
      ],
      sounds: ["keep"],
    });
  });

  it("a doubled one rings", () => {
    const doubled = { number: 1, ingredients: 2, cards: null };
    const after = view({ players: [view().players[0]!, player({ doubled, doubling_tops: 0 }), player()] });
    expect(moved(view({ turn: 1, asked: [1] }), after)).toEqual({ flights: [{ piece: "golden-1-1", from: "burger" }], sounds: ["keep", "coin"] });
  });

  it("a fly lands in the bin with the burger, whoever laid it", () => {
    const thrown = { number: 1, ingredients: 2, cards: null };
    const away = { piece: "whole", to: "bin" };
    const own = view({ thrown, turn: 1, players: [with0(["tomato-3", "tomato-3"]), player(), player()] });
    expect(moved(view(), own)).toEqual({ flights: [{ piece: "fly-1", from: "card-fly-0" }, away], sounds: ["buzz"] });
    const slapped = view({ phase: "lay", turn: 1, asked: [2], answers: [null, null, "slap"] });
    expect(moved(slapped, view({ thrown, turn: 0 })).flights).toEqual([{ piece: "fly-1", from: "seat-2" }, away]);
  });

  it("a hand is heard once: one's own at once, another's when it is known", () => {
    const open = view({ phase: "window", turn: 1, asked: [0, 2] });
    const own = { ...open, answers: ["slap", null, null] };
    const won = (who: number) => view({ phase: "lay", turn: 1, asked: [who], answers: [0, 1, 2].map((seat) => (seat === who ? "slap" : null)) });
    expect(moved(open, own).sounds).toEqual(["slap"]);
    expect(moved(own, won(0)).sounds).toEqual([]);
    expect(moved(open, won(2)).sounds).toEqual(["slap"]);
  });

  it("an accusation opens the burger", () => {
    const verdict = { accuser: 0, accused: 1, card: "onion-1", right: false, burger: ["tomato-1", "onion-1"] };
    expect(moved(view({ phase: "window" }), view({ verdict })).sounds).toEqual(["slap", "turn-over"]);
  });
});

const says = (who: number | null, text: string | undefined, ...ids: [string, Record<string, number | string>][]): Line => ({
  at: 0,
  kind: "event",
  who,
  says: ids.map(([id, args]) => ({ id: `haecmaec-${id}`, args })),
  ...(text && { text }),
});
const plays = (who: number, kind = "onion", value = 3) => says(who, `${who} play ${kind}-${value}`, ["tell-play", { who, kind, value }]);
const slaps = (who: number) => says(who, `${who} slap`, ["tell-slap", { who }]);
const accuses = (who: number) => says(who, `${who} accuse`, ["tell-accuse", { who, whom: 1 }]);
const times = (times: Record<string, number>): Line => ({ at: 0, kind: "times", times });

describe("who was quick", () => {
  it("is nobody before somebody was", () => expect(claimsOf([plays(1)])).toEqual([]));

  it("is the first, then the others by their time", () => {
    const lines = [plays(1), slaps(2), slaps(0), slaps(3), says(1, undefined, ["hand-on", { who: 0 }]), times({ 0: 410, 2: 700, 3: 405 })];
    expect(claimsOf(lines)).toEqual([
      { seat: 0, what: "slap", ms: 410, first: true },
      { seat: 3, what: "slap", ms: 405, first: false },
      { seat: 2, what: "slap", ms: 700, first: false },
    ]);
  });

  it("knows an accuser from a slapper", () => {
    const lines = [plays(1), accuses(0), slaps(2), says(1, undefined, ["wrong", { who: 0, whom: 1 }], ["hand-on", { who: 2 }]), times({ 0: 300, 2: 500 })];
    expect(claimsOf(lines).map(({ what, first }) => [what, first])).toEqual([["accuse", true], ["slap", true]]);
  });

  it("has no time where nobody took it", () => expect(claimsOf([plays(1), slaps(0)])).toEqual([{ seat: 0, what: "slap", ms: null, first: false }]));

  it("is forgotten with the next ingredient", () => expect(claimsOf([plays(1), slaps(0), times({ 0: 300 }), plays(2)])).toEqual([]));
});

describe("the log of a game that goes on", () => {
  const told = (lines: Line[], given: Partial<HaecmaecView> = {}) => covered(lines, view(given)).map((line) => line.says?.[0]?.id);

  it("names the card on top, and none that is covered", () => {
    expect(told([plays(0), plays(1), says(2, "2 pass", ["tell-pass", { who: 2 }])])).toEqual(["haecmaec-tell-play-covered", "haecmaec-tell-play", "haecmaec-tell-pass"]);
    const [first] = covered([plays(0), plays(1)], view());
    expect(JSON.stringify(first!.says)).not.toContain("onion");
  });

  it("names none of a burger that is gone", () => {
    for (const gone of ["closed", "doubled", "thrown"]) {
      expect(told([plays(0), plays(1), says(1, undefined, [gone, { who: 1, ingredients: 2 }])]).slice(0, 2)).toEqual(Array(2).fill("haecmaec-tell-play-covered"));
    }
  });

  it("says all once the game is over", () => expect(told([plays(0), plays(1)], { phase: "over" })).toEqual(Array(2).fill("haecmaec-tell-play")));
});

import type { Flight, Moved } from "../../lib/board";
import type { Sound } from "../../lib/sound";
import type { HaecmaecView } from "../../lib/wire-types";
import { named } from "./cards";

/** Cards onto the burger and into hands, burgers to whom they belong or into the bin, and hands that come down. */
export function moved(before: HaecmaecView, after: HaecmaecView): Moved {
  const steps = [laid, drawn, thrown, closed, opened, judged, slapped].map((step) => step(before, after));
  return { flights: steps.flatMap(({ flights = [] }) => flights), sounds: steps.flatMap(({ sounds = [] }) => sounds) };
}

type Step = (before: HaecmaecView, after: HaecmaecView) => Moved;
const height = (view: HaecmaecView) => view.burger?.height ?? 0;
const handOf = (view: HaecmaecView) => named((view.seat === null ? null : view.players[view.seat]?.hand) ?? []).map(({ name }) => name);

/** Where a card of this seat comes from: one's own lay in the hand, others' are seen only now. */
function from(before: HaecmaecView, after: HaecmaecView, seat: number, card: string): string {
  const left = handOf(after);
  const gone = handOf(before).find((name) => name.startsWith(`card-${card}-`) && !left.includes(name));
  return seat === after.seat && gone ? gone : `seat-${seat}`;
}

const laid: Step = (before, after) => {
  const { burger } = after;
  if (before.turn === null || before.phase !== "act" || !burger?.top || height(after) !== height(before) + 1) return {};
  // Named by its place alone: once it is covered, nobody can read from it what it is.
  return { flights: [{ piece: `layer-${burger.height}`, from: from(before, after, before.turn, burger.top) }], sounds: ["card"] };
};

const drawn: Step = (before, after) => {
  if (after.pile >= before.pile) return {};
  const had = handOf(before);
  const own = handOf(after).filter((name) => !had.includes(name));
  const others = after.players.flatMap((player, seat) => (seat !== after.seat && player.cards > before.players[seat]!.cards ? [seat] : []));
  const flights: Flight[] = [
    ...own.map((piece) => ({ piece, from: "pile-top" })),
    ...others.map((seat) => ({ piece: "pile-top", to: `seat-${seat}` })),
  ];
  return { flights, sounds: flights.length ? ["card"] : [] };
};

/** A fly lands, and burger and fly are gone. */
const thrown: Step = (before, after) => {
  const number = after.thrown.number;
  const who = before.phase === "lay" ? before.asked[0] : before.turn;
  if (number === before.thrown.number || who === undefined || who === null) return {};
  const fly = { piece: `fly-${number}`, from: from(before, after, who, "fly") };
  return { flights: [fly, { piece: "whole", to: "bin" }], sounds: ["buzz"] };
};

const closed: Step = (before, after) => {
  const flights: Flight[] = [];
  const sounds: Sound[] = [];
  after.players.forEach(({ closed, doubled }, seat) => {
    const had = before.players[seat]!;
    if (closed.number > had.closed.number) flights.push({ piece: `trophy-${seat}-${closed.number}`, from: "burger" });
    if (doubled.number > had.doubled.number) flights.push({ piece: `golden-${seat}-${doubled.number}`, from: "burger" });
    if (doubled.number > had.doubled.number) sounds.push("coin");
  });
  return { flights, sounds: flights.length ? ["keep", ...sounds] : [] };
};

const opened: Step = (before, after) => (after.bottoms < before.bottoms ? { flights: [{ piece: "bottom", from: "bottoms" }] } : {});

const judged: Step = (before, after) => (after.verdict && !before.verdict ? { sounds: ["slap", "turn-over"] } : {});

/** One's own hand is heard at once, that of who was first when it is known. */
const slapped: Step = (before, after) => {
  const own = (view: HaecmaecView) => view.seat !== null && view.answers[view.seat] === "slap";
  const known = after.phase === "lay" && before.phase !== "lay" && !own(before);
  return (own(after) && !own(before)) || known ? { sounds: ["slap"] } : {};
};

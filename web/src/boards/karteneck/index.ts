import type { BoardKit, Mood } from "../../lib/board";
import type { KarteneckView } from "../../lib/wire-types";
import Board from "./Board.svelte";
import Seat from "./Seat.svelte";
import { TYPES } from "./cards";
import { moved } from "./moved";

const MOODS: Record<string, Mood> = { waits: "back", failed: "away" };

const kit: BoardKit = {
  Board,
  Seat,
  broad: true,
  // Cards are lifted in the hand and laid from there; everything else stands in the bar.
  shows: (action) => action.startsWith("lay "),
  pairs: true,
  order: ["steal", "done", "pass", "leave"],
  mood: ({ players, phase }: KarteneckView, seat) => (phase === "over" ? undefined : MOODS[players[seat]!.status]),
  moved,
  hears: TYPES.join(""),
};

export default kit;

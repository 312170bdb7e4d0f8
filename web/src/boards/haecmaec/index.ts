import type { BoardKit } from "../../lib/board";
import Board from "./Board.svelte";
import { covered } from "./covered";
import { moved } from "./moved";
import Seat from "./Seat.svelte";

const kit: BoardKit = {
  Board,
  Seat,
  below: "narrow",
  even: true,
  steady: true,
  // Cards are pressed in the hand, the burger is slapped itself; tops and answers stand in the bar.
  shows: (action) => action.startsWith("play ") || action === "fly" || action === "slap",
  order: ["accuse", "close", "pass"],
  moved,
  told: covered,
  key: (action) => (action === "slap" ? " " : undefined),
};

export default kit;

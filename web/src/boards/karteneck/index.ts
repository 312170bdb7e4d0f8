import type { BoardKit } from "../../lib/board";
import Board from "./Board.svelte";
import Seat from "./Seat.svelte";

const kit: BoardKit = {
  Board,
  Seat,
  // Cards are pressed in the hand; everything else stands in the bar.
  shows: (action) => action.startsWith("lay "),
  pairs: true,
  order: ["steal", "done", "pass", "leave"],
  key: (action) => action.split(" ")[1]?.[0],
};

export default kit;

import type { BoardKit } from "../../lib/board";
import Board from "./Board.svelte";
import Seat from "./Seat.svelte";
import { moved } from "./moved";

const kit: BoardKit = {
  Board,
  Seat,
  // Dice are pressed on the board; everything else stands in the bar.
  shows: (action) => action.startsWith("keep "),
  order: ["steal", "grill", "roll", "stop"],
  moved,
  odds: true,
  key: (action) => action.split(" ")[1],
};

export default kit;

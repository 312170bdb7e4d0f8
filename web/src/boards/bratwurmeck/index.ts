import type { BoardKit } from "../../lib/board";
import Board from "./Board.svelte";
import Seat from "./Seat.svelte";

const kit: BoardKit = {
  Board,
  Seat,
  // Dice are pressed on the board; everything else stands in the bar.
  shows: (action) => action.startsWith("keep "),
  order: ["steal", "grill", "roll", "stop"],
  key: (action) => action.split(" ")[1],
};

export default kit;

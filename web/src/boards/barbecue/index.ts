import type { BoardKit } from "../../lib/board";
import Board from "./Board.svelte";
import Seat from "./Seat.svelte";
import { moved } from "./moved";

const kit: BoardKit = {
  Board,
  Seat,
  below: true,
  even: true,
  // Dice are pressed on the board; stopping is both on its space and in the bar.
  shows: (action) => action.startsWith("keep "),
  order: ["stop", "roll"],
  moved,
  odds: true,
  key: (action) => action.split(" ")[1],
};

export default kit;

import type { BoardKit } from "../../lib/board";
import Board from "./Board.svelte";
import Seat from "./Seat.svelte";
import { moved } from "./moved";

const kit: BoardKit = {
  Board,
  Seat,
  // Cards with their coins and chefs are all pressed on the board.
  shows: () => true,
  below: true,
  tells: true,
  order: [],
  moved,
};

export default kit;

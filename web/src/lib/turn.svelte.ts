import type { Table } from "./table.svelte";
import { TurnTeller } from "./turn";
import type { Words } from "./words.svelte";

/** Gives signs while it is one's turn at this table. Must be called inside a component. */
export function tellTurns(table: Table, words: Words): void {
  const teller = new TurnTeller();
  $effect(() => {
    const game = table.game ? words.t(`game-${table.game}`) : "Tischlein";
    const others = table.names.filter((_, seat) => !table.yours.includes(seat));
    teller.tell({
      table: table.id,
      mine: table.choices.length > 0,
      brief: table.window && table.span !== null,
      game,
      turn: words.t("line-your-turn"),
      others: words.t("turn-with", { who: words.list(others) }),
    });
  });
  $effect(() => {
    document.addEventListener("visibilitychange", teller.look);
    return () => {
      document.removeEventListener("visibilitychange", teller.look);
      teller.leave();
    };
  });
}

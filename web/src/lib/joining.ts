/** How a page comes to its table, and stays as long as it is shown. */
import type { Api } from "./api";
import type { Table } from "./table.svelte";

const AGAIN = 1000;

/** A socket is opened once the server knows who comes, and again when the network is back. */
export function join(table: Table, api: Api): () => void {
  let again: ReturnType<typeof setTimeout> | undefined;
  const come = (): void => {
    clearTimeout(again);
    api.met().then(table.open, () => (again = setTimeout(come, AGAIN)));
  };
  come();
  addEventListener("online", come);
  return () => {
    clearTimeout(again);
    removeEventListener("online", come);
    table.close();
  };
}

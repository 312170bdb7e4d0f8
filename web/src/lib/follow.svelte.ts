import { untrack } from "svelte";

/** Tells what changed from one moment to the next: for what a board shows of the moment before. */
export function follow<T>(now: () => T, moved: (before: T, after: T) => void): void {
  let before: T | undefined;
  $effect.pre(() => {
    const after = now();
    const last = before;
    before = after;
    if (last !== undefined && last !== after) untrack(() => moved(last, after));
  });
}

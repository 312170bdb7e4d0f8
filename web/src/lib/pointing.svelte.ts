/** Where the things are that somebody points at: choices, pieces and places, as the board names them. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  /** In the bar below, which lies over the page on a phone. */
  above: boolean;
}

/** After a change things are on their way for a while, and are looked at in every frame. */
const SETTLE = 1200;

/** A choice is told from a piece by its attribute only: names are the lesson's own. */
const selector = (name: string): string =>
  ["data-action", "data-piece", "data-place"].map((attribute) => `#app [${attribute}="${CSS.escape(name)}"]`).join();

const found = (name: string): HTMLElement | SVGElement | null =>
  [...document.querySelectorAll<HTMLElement | SVGElement>(selector(name))].find((one) => one.getBoundingClientRect().width > 0) ?? null;

/** Follows the things of these names. Must be made inside a component. */
export class Pointing {
  #boxes = $state.raw<Box[]>([]);

  constructor(names: () => readonly string[]) {
    $effect(() => this.#follow(names()));
  }

  get boxes(): readonly Box[] {
    return this.#boxes;
  }

  #follow(names: readonly string[]): () => void {
    let until = 0;
    let frame = 0;
    const look = () => {
      const boxes = names.map(found).filter((one) => one !== null).map(boxOf);
      if (JSON.stringify(boxes) !== JSON.stringify(this.#boxes)) this.#boxes = boxes;
      frame = performance.now() < until ? requestAnimationFrame(look) : 0;
    };
    const changed = () => {
      until = performance.now() + SETTLE;
      if (!frame) frame = requestAnimationFrame(look);
    };
    const watcher = new MutationObserver((changes) => {
      // Its own rings are no news.
      if (changes.some((change) => !(change.target as Element).closest?.(".pointing"))) changed();
    });
    watcher.observe(document.getElementById("app")!, { childList: true, subtree: true, characterData: true });
    addEventListener("scroll", changed, { capture: true, passive: true });
    addEventListener("resize", changed);
    // What is spoken of comes into sight, clear of the bar, whose height is known a frame later.
    const near = requestAnimationFrame(() => requestAnimationFrame(() => names.slice(0, 1).map(found)[0]?.scrollIntoView({ block: "nearest" })));
    changed();
    return () => {
      cancelAnimationFrame(frame);
      cancelAnimationFrame(near);
      watcher.disconnect();
      removeEventListener("scroll", changed, { capture: true });
      removeEventListener("resize", changed);
    };
  }
}

function boxOf(one: Element): Box {
  const { x, y, width, height } = one.getBoundingClientRect();
  const [left, top] = [Math.round(x), Math.round(y)];
  return { x: left, y: top, width: Math.round(width), height: Math.round(height), above: !!one.closest("footer") };
}

/** Where the things are that somebody points at: choices, pieces and places, as the board names them. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  /** In the bar below, which lies over the page on a phone. */
  above: boolean;
  /** To be pressed, not only to be looked at. */
  press: boolean;
}

/** After a change things are on their way for a while, and are looked at in every frame. */
const SETTLE = 1200;

const BY = { choice: ["data-action"], thing: ["data-piece", "data-place"] };

/** The first of this name that is to be seen. */
function found(kind: keyof typeof BY, name: string): Element[] {
  const wanted = BY[kind].map((attribute) => `#app [${attribute}="${CSS.escape(name)}"]`).join();
  return [...document.querySelectorAll(wanted)].filter((one) => one.getBoundingClientRect().width > 0).slice(0, 1);
}

/** Follows a choice and things of these names. Must be made inside a component. */
export class Pointing {
  #boxes = $state.raw<Box[]>([]);

  constructor(choice: () => string | null, at: () => readonly string[]) {
    $effect(() => this.#follow(choice(), at()));
  }

  get boxes(): readonly Box[] {
    return this.#boxes;
  }

  #follow(choice: string | null, at: readonly string[]): () => void {
    const all = () => [...(choice ? found("choice", choice) : []), ...at.flatMap((name) => found("thing", name))];
    let until = 0;
    let frame = 0;
    const look = () => {
      const boxes = all().map((one) => boxOf(one, choice));
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
    const near = requestAnimationFrame(() => requestAnimationFrame(() => all()[0]?.scrollIntoView({ block: "nearest" })));
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

function boxOf(one: Element, choice: string | null): Box {
  const { x, y, width, height } = one.getBoundingClientRect();
  const press = choice !== null && one.getAttribute("data-action") === choice;
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height), above: !!one.closest("footer"), press };
}

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

const by = (attribute: string, name: string) => `#app [${attribute}="${CSS.escape(name)}"]`;

/** The first that is to be seen. */
const found = (wanted: string): Element[] => [...document.querySelectorAll(wanted)].filter((one) => one.getBoundingClientRect().width > 0).slice(0, 1);

/** A piece or a place. */
const thing = (name: string): Element[] => found(`${by("data-piece", name)}, ${by("data-place", name)}`);

/** What is pressed for a choice: itself, or what leads to it, such as a card that is picked first and a coin on it. */
function pressed(choice: string): Element[] {
  const cards = choice.split(" ").map((word) => `${by("data-card", word)}:not([aria-pressed="true"])`);
  const ways = [by("data-action", choice), by("data-leads", choice), cards.join()];
  return ways.map(found).find((one) => one.length) ?? [];
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
    const press = () => (choice ? pressed(choice) : []);
    const all = () => [...press(), ...at.flatMap(thing)];
    let until = 0;
    let frame = 0;
    const look = () => {
      const boxes = [...press().map((one) => boxOf(one, true)), ...at.flatMap(thing).map((one) => boxOf(one, false))];
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
    // All of it where there is room, the first above all.
    const show = () => all().reverse().forEach((one) => one.scrollIntoView({ block: "nearest" }));
    const near = requestAnimationFrame(() => requestAnimationFrame(show));
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

function boxOf(one: Element, press: boolean): Box {
  const { x, y, width, height } = one.getBoundingClientRect();
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height), above: !!one.closest("footer"), press };
}

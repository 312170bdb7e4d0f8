/**
 * Pieces travel from where they lay to where they lie.
 *
 * A piece is an element with `data-piece`, its name; a place is one with `data-place`. A piece that is at another place
 * after a change travels there, one that shows another `data-face` turns over. Where a piece comes from nowhere or goes
 * out of sight, the board says so by flights; what comes from a piece that shows another face turns over, too. What
 * travels are copies above the page: the real things lie in their new place at once and may be pressed. What is on its
 * way when the next change comes goes on, unless it sets out anew.
 */
import type { Flight } from "./board";

/** From the first start to the last landing, in milliseconds. */
const LONGEST = 700;
const APART = 45;
/** More than these is no move to follow with one's eyes, but another moment of the game. */
export const MOST = 24;

interface Spot {
  node: HTMLElement | SVGElement;
  box: DOMRect;
  place: string | null;
  face: string | null;
  /** As it looked, where that may change. */
  copy: Element | null;
}
interface Trip {
  /** What is seen travelling, and what it turns into. */
  looks: Element;
  turned: Element | null;
  from: DOMRect;
  to: DOMRect;
  /** Hidden until the copy is there; null where the piece goes out of sight. */
  lands: Element | null;
  /** It was seen before it set out. */
  seen: boolean;
  /** What the board lets it wait, instead of its place in the row. */
  late?: number;
}
interface Moment {
  pieces: Map<string, Spot>;
  places: Map<string, DOMRect>;
}

export class Motion {
  readonly #tempo: () => number;
  readonly #running = new Set<Animation>();
  /** What is on its way to these. */
  readonly #coming = new Map<Element, Animation[]>();
  #was: Moment | null = null;
  #above: HTMLElement | null = null;
  /** One trip, as the tokens have it; asked for at the first one, as that works out all styles. */
  #trip: number | null = null;

  /** `tempo` multiplies every duration; at 0 nothing moves. */
  constructor(tempo: () => number) {
    this.#tempo = tempo;
  }

  /** Before the page changes. */
  before(): void {
    if (this.#running.size > 2 * MOST) this.land();
    this.#was = this.#tempo() > 0 && !document.hidden ? look(true) : null;
  }

  get #travel(): number {
    return (this.#trip ??= Number(getComputedStyle(document.documentElement).getPropertyValue("--travel")) || 0);
  }

  /** After it has changed. */
  after(flights: readonly Flight[] = []): void {
    const was = this.#was;
    this.#was = null;
    if (!was) return;
    const trips = tripsOf(was, look(false), flights);
    if (!trips.length || trips.length > MOST) return;
    const apart = Math.min(APART, (LONGEST - this.#travel) / Math.max(1, trips.length - 1));
    trips.forEach((trip, place) => this.#fly(trip, trip.late ?? place * apart));
  }

  /** Everything is where it belongs, at once. */
  land = (): void => {
    for (const animation of this.#running) animation.finish();
    this.#running.clear();
    this.#coming.clear();
    this.#above?.replaceChildren();
  };

  close(): void {
    this.land();
    this.#above?.remove();
    this.#above = null;
  }

  #fly({ looks, turned, from, to, lands, seen }: Trip, late: number): void {
    const tempo = this.#tempo();
    const timing = { duration: this.#travel * tempo, delay: late * tempo, fill: "backwards" as const };
    const ghost = document.createElement("div");
    ghost.className = "flight";
    Object.assign(ghost.style, { left: `${to.x}px`, top: `${to.y}px`, width: `${to.width}px`, height: `${to.height}px` });
    ghost.append(looks);
    if (turned) ghost.append(turned);
    this.#layer().append(ghost);

    const run = this.#run(ghost, path(from, to, seen, !lands), timing);
    run.onfinish = () => ghost.remove();
    if (lands) {
      for (const older of this.#coming.get(lands) ?? []) older.finish();
      const hidden = this.#run(lands, [{ opacity: 0 }, { opacity: 0 }], { duration: timing.duration + timing.delay });
      this.#coming.set(lands, [run, hidden]);
      hidden.onfinish = () => this.#coming.get(lands)?.includes(hidden) && this.#coming.delete(lands);
    }
    if (turned) {
      const turning = { duration: timing.duration / 2, fill: "both" as const };
      this.#run(looks, [{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }], { ...turning, delay: timing.delay });
      const later = timing.delay + turning.duration;
      this.#run(turned, [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], { ...turning, delay: later });
    }
  }

  #run(node: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
    const animation = node.animate(frames, timing);
    this.#running.add(animation);
    void animation.finished.then(
      () => this.#running.delete(animation),
      () => undefined, // Its element is gone.
    );
    return animation;
  }

  #layer(): HTMLElement {
    if (!this.#above) {
      this.#above = Object.assign(document.createElement("div"), { className: "flights" });
      this.#above.inert = true;
      document.body.append(this.#above);
    }
    return this.#above;
  }
}

/** Pieces in pictures, as in the rules beside the table, are no pieces of the game. */
const REAL = ":not([inert] *)";

function look(copies: boolean): Moment {
  const pieces = new Map<string, Spot>();
  for (const node of document.querySelectorAll<HTMLElement | SVGElement>(`[data-piece]${REAL}`)) {
    const box = node.getBoundingClientRect();
    if (!box.width) continue;
    const face = node.dataset.face ?? null;
    const place = node.closest<HTMLElement>("[data-place]")?.dataset.place ?? null;
    pieces.set(node.dataset.piece!, { node, box, place, face, copy: copies && face !== null ? copyOf(node) : null });
  }
  const places = new Map<string, DOMRect>();
  for (const node of document.querySelectorAll<HTMLElement>(`[data-place]${REAL}`)) {
    const box = node.getBoundingClientRect();
    if (box.width) places.set(node.dataset.place!, box);
  }
  return { pieces, places };
}

/** Who goes where: named by the board, at another place, or turned over. */
function tripsOf(was: Moment, now: Moment, flights: readonly Flight[]): Trip[] {
  /** Where a piece lies, or as much room as a place has for one of this size. */
  const boxIn = (moment: Moment, name: string, size: DOMRect) => {
    const place = moment.places.get(name);
    return moment.pieces.get(name)?.box ?? (place && inside(place, size));
  };
  const trips: Trip[] = [];
  const told = new Set<string>();
  for (const { piece, from, to, late } of flights) {
    const before = was.pieces.get(piece);
    const after = now.pieces.get(piece);
    const source = from === undefined ? before : was.pieces.get(from);
    const start = source?.box ?? (from !== undefined && after ? boxIn(was, from, after.box) : undefined);
    if (to !== undefined) {
      const end = before && boxIn(now, to, before.box);
      if (end) trips.push({ looks: lookOf(before), turned: null, from: before.box, to: end, lands: null, seen: true, late });
    } else if (after && start) {
      told.add(piece);
      trips.push({ ...looksOf(source, after), from: start, to: after.box, lands: after.node, seen: !!source, late });
    }
  }
  for (const [piece, after] of now.pieces) {
    const before = was.pieces.get(piece);
    if (!before || told.has(piece)) continue;
    const looks = looksOf(before, after);
    if (!looks.turned && before.place === after.place) continue;
    trips.push({ ...looks, from: before.box, to: after.box, lands: after.node, seen: true });
  }
  return trips;
}

/** What is seen on the way: the piece itself, or the other face first. */
function looksOf(before: Spot | undefined, after: Spot): Pick<Trip, "looks" | "turned"> {
  const looks = copyOf(after.node);
  const turns = before?.copy && after.face !== null && before.face !== after.face;
  return turns ? { looks: lookOf(before), turned: looks } : { looks, turned: null };
}

/** As it looked, as far as that was kept: several may leave one pile. */
const lookOf = ({ copy, node }: Spot): Element => (copy ? (copy.cloneNode(true) as Element) : copyOf(node));

/** A likeness that nobody can press, focus or hear. */
function copyOf(node: Element): Element {
  const copy = node.cloneNode(true) as Element;
  for (const one of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["id", "data-piece", "data-place", "data-action", "data-card", "aria-label", "role"]) one.removeAttribute(name);
  }
  return copy;
}

/** As large as a piece may be in the middle of a place. */
function inside(place: DOMRect, piece: DOMRect): DOMRect {
  const size = Math.min(1, place.width / piece.width, place.height / piece.height);
  const [width, height] = [piece.width * size, piece.height * size];
  return new DOMRect(place.x + (place.width - width) / 2, place.y + (place.height - height) / 2, width, height);
}

/** A slight arc, and one small bounce where it lands. */
function path(from: DOMRect, to: DOMRect, seen: boolean, vanishes: boolean): Keyframe[] {
  const [x, y] = [from.x - to.x, from.y - to.y];
  const [wide, high] = [from.width / to.width, from.height / to.height];
  const rise = Math.min(60, Math.hypot(x, y) * 0.16);
  const half = (part: number) => (1 + part) / 2;
  const end = vanishes ? [] : [{ transform: "scale(1.05)", offset: 0.86 }];
  return [
    { transform: `translate(${x}px, ${y}px) scale(${wide}, ${high})`, opacity: seen ? 1 : 0, easing: "cubic-bezier(.45,.1,.7,.75)" },
    {
      transform: `translate(${x / 2}px, ${y / 2 - rise}px) scale(${half(wide) * 1.08}, ${half(high) * 1.08})`,
      opacity: 1,
      easing: "cubic-bezier(.2,.5,.3,1)",
      offset: 0.45,
    },
    ...end,
    { transform: "none", opacity: vanishes ? 0.2 : 1 },
  ];
}

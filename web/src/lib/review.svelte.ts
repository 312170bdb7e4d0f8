/** A finished game looked at again: asked for once, then waited for; and its numbers as they are read. */
import type { Api } from "./api";
import type { Review, ReviewSeat, ReviewState } from "./wire-types";

/** How often is asked whether it is there, in milliseconds. */
const EVERY = 1000;

export class Reviewing {
  readonly #api: Api;
  readonly #game: string;
  #told = $state.raw<ReviewState | null>(null);
  #fault = $state.raw<unknown>(null);
  #next: ReturnType<typeof setTimeout> | null = null;
  #stopped = false;
  /** Since when something of it was seen to be done, and how much it was then. */
  #since: { time: number; done: number } | null = null;
  #left = $state<number | null>(null);

  constructor(api: Api, game: string) {
    this.#api = api;
    this.#game = game;
  }

  get state(): ReviewState["state"] | null {
    return this.#told?.state ?? null;
  }
  get why(): string {
    return this.#told?.why ?? "";
  }
  get review(): Review | null {
    return this.#told?.review ?? null;
  }
  get fault(): unknown {
    return this.#fault;
  }
  /** How much of it is done, in percent. */
  get percent(): number {
    const { done = 0, of = 0 } = this.#told ?? {};
    return of ? Math.floor((100 * done) / of) : 0;
  }

  /** How many seconds it will still take, by what it took until now; null as long as nobody can tell. */
  get left(): number | null {
    return this.#left;
  }

  look = (): Promise<void> => this.#ask(this.#api.review);
  begin = (): Promise<void> => this.#ask(this.#api.beginReview);

  /** Nobody waits for it any more. */
  stop = (): void => {
    this.#stopped = true;
    if (this.#next) clearTimeout(this.#next);
  };

  async #ask(how: (game: string) => Promise<ReviewState>): Promise<void> {
    try {
      this.#told = await how(this.#game);
      this.#fault = null;
    } catch (problem) {
      this.#fault = problem;
    }
    this.#reckon();
    const coming = this.state === "waiting" || this.state === "working";
    if (coming && !this.#stopped) this.#next = setTimeout(() => void this.look(), EVERY);
  }

  /** The first moments tell nothing: the server makes ready. */
  #reckon(): void {
    const { state, done = 0, of = 0 } = this.#told ?? {};
    if (state !== "working" || !done) this.#since = null;
    else this.#since ??= { time: Date.now(), done };
    const more = this.#since ? done - this.#since.done : 0;
    this.#left = this.#since && more > 0 ? ((of - done) * (Date.now() - this.#since.time)) / more / 1000 : null;
  }
}

/** How long something takes in seconds, tens of them or whole minutes: it is a guess. */
export function roughly(seconds: number): { unit: "seconds" | "minutes"; many: number } {
  return seconds <= 90 ? { unit: "seconds", many: Math.max(10, 10 * Math.ceil(seconds / 10)) } : { unit: "minutes", many: Math.round(seconds / 60) };
}

/** The parts of a result in tenths of a percent. Luck takes what rounding leaves, so that they add up as they are read. */
export function partsOf(seat: ReviewSeat): ReviewSeat {
  const tenths = (share: number) => Math.round(1000 * share) / 10;
  const [start, own, others, result] = [seat.start, seat.own, seat.others, seat.result].map(tenths) as [number, number, number, number];
  return { start, own, others, result, luck: Math.round(10 * (result - start - own - others)) / 10, cost: tenths(seat.cost) };
}

/** Luck in a word: good, bad or even. */
export const luckOf = ({ luck }: ReviewSeat): string => (luck >= 10 ? "good" : luck <= -10 ? "bad" : "even");

/** Choices in a word: hardly anything lost, something, much, or more than a whole game is worth. */
export const choicesOf = ({ cost }: ReviewSeat): string => (cost < 5 ? "best" : cost < 20 ? "good" : cost < 100 ? "costly" : "dear");

/** In card games own choices are held against a quick player's, so they may gain. */
export const againstQuick = ({ own, cost }: ReviewSeat): boolean => Math.abs(own + cost) >= 0.1;

/** How it ended, in a word. */
export const endOf = ({ result }: ReviewSeat): string => (result >= 100 ? "won" : result <= 0 ? "lost" : "shared");

/** A number with its sign, as percents are told. */
export function signed(value: number, language: string): string {
  const text = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" }).format(value);
  return text.replace("-", "−");
}

/** Somebody's line over the game, on a sheet of so many moments by 100; it goes from step to step. */
export function lineOf(shares: readonly (readonly number[])[], seat: number): string {
  const height = (at: number) => (100 - 100 * shares[at]![seat]!).toFixed(1);
  return shares.map((_, at) => (at ? `H${at}V${height(at)}` : `M0 ${height(0)}`)).join("");
}

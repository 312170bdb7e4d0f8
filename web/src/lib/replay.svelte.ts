/** A finished game, moment by moment: a table that nobody can touch. */
import type { BoardTable } from "./board";
import { worded } from "./names";
import type { AnyView, Choice, Frame, Line, Replay as Told, Say } from "./wire-types";
import type { Args, Words } from "./words.svelte";

const EVERY = 900;

/** To a moment, from what was pressed. */
export type Jump = (at: number, from: HTMLElement) => void;

export class Replay implements BoardTable {
  readonly told: Told;
  readonly choices: readonly Choice[] = [];
  readonly pending = null;
  readonly span = null;
  readonly window = false;
  readonly #words: Words;
  #at = $state(0);
  #eyes = $state<number | null>(null);
  #running = $state<ReturnType<typeof setInterval> | null>(null);

  constructor(told: Told, words: Words, at = 0) {
    this.told = told;
    this.#words = words;
    this.go(at);
  }

  get game(): string {
    return this.told.game;
  }
  get frame(): Frame {
    return this.told.frames[this.#at]!;
  }
  /** With open cards one may look through any seat's eyes. */
  get view(): AnyView {
    const { hands, view } = this.frame;
    return (this.#eyes !== null && hands?.[this.#eyes]) || view;
  }
  get seat(): number | null {
    return this.view.seat;
  }
  get lines(): readonly Line[] {
    return this.told.frames.slice(0, this.#at + 1).flatMap((frame) => frame.lines ?? []);
  }
  get at(): number {
    return this.#at;
  }
  get last(): number {
    return this.told.frames.length - 1;
  }
  get playing(): boolean {
    return this.#running !== null;
  }
  get open(): boolean {
    return this.told.frames.some((frame) => frame.hands);
  }
  get eyes(): number | null {
    return this.#eyes;
  }
  set eyes(seat: number | null) {
    this.#eyes = seat;
  }

  left = (): null => null;
  act = (): void => undefined;
  choice = (): undefined => undefined;
  name = (seat: number): string => {
    const name = this.told.players[seat];
    if (!name) return this.#words.t("chair-name", { number: seat + 1 });
    return this.told.bots.includes(seat) ? this.#words.t("bot-called", { name }) : worded(name, this.#words.t("guest"));
  };
  say = (said: Say): string => this.#words.say(this.game, said, this.told.players.map((_, seat) => this.name(seat)));

  t = (id: string, args?: Args): string => this.#words.t(id, args, this.game);

  go = (at: number): void => {
    this.#at = Math.max(0, Math.min(this.last, Math.trunc(at)));
  };

  step = (by: number): void => {
    this.stop();
    this.go(this.#at + by);
  };

  toggle = (): void => {
    if (this.#running) return this.stop();
    if (this.#at === this.last) this.go(0);
    this.#running = setInterval(() => {
      this.go(this.#at + 1);
      if (this.#at === this.last) this.stop();
    }, EVERY);
  };

  stop = (): void => {
    if (this.#running) clearInterval(this.#running);
    this.#running = null;
  };
}

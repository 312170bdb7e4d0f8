/** A puzzle of the day: a real moment at a real table, where what comes to mind first is wrong. */
import type { SeatedTable } from "./board";
import type { Speaker, Way } from "./coach";
import { isolated } from "./names";
import type { Advised, AnyView, Choice, Line, Moment, Person, Puzzle as Told, Say, Scene } from "./wire-types";
import type { Args, Words } from "./words.svelte";

/** How long each thing that happened last is seen, in milliseconds. */
const EVERY = 1300;
/** After so many wrong answers one may be shown the right one. */
const PATIENCE = 2;

interface Solver {
  name: () => string;
  /** Was this one solved before? */
  solved: boolean;
  /** Remember that it is solved. */
  keep: () => void;
}

export class Puzzle implements SeatedTable, Speaker {
  readonly told: Told;
  readonly pending = null;
  readonly span = null;
  readonly hints = true;
  readonly doubtful = null;
  readonly yours: readonly number[];
  readonly #words: Words;
  readonly #solver: Solver;
  #moment = $state(0);
  #running = $state<ReturnType<typeof setTimeout> | null>(null);
  /** What was tried and was wrong, the newest last. */
  #wrong = $state.raw<readonly string[]>([]);
  #answer = $state<string | null>(null);
  #explained = $state(false);

  constructor(told: Told, words: Words, solver: Solver) {
    this.told = told;
    this.yours = [told.seat];
    this.#words = words;
    this.#solver = solver;
    if (solver.solved) {
      this.#moment = this.#last;
      this.#answer = told.right[0]!;
      this.#explained = true;
    } else {
      this.watch();
    }
  }

  // -- what is seen

  get game(): string {
    return this.told.game;
  }
  get seat(): number {
    return this.told.seat;
  }
  get moment(): Moment {
    return this.told.moments[this.#moment]!;
  }
  get scene(): Scene {
    return this.moment.scene;
  }
  get view(): AnyView {
    return this.scene.view;
  }
  get window(): boolean {
    return this.scene.window ?? false;
  }
  /** Once it is answered nothing is left to do. */
  get choices(): readonly Choice[] {
    return this.#answer ? [] : (this.scene.choices ?? []);
  }
  get lines(): readonly Line[] {
    return this.told.moments.slice(0, this.#moment + 1).flatMap((moment) => moment.lines ?? []);
  }
  get people(): readonly Person[] {
    return this.told.players.map((_, seat): Person => ({ kind: "person", name: this.name(seat), here: true, yours: seat === this.seat }));
  }

  left = (): null => null;
  choice = (action: string): Choice | undefined => this.choices.find((choice) => choice.action === action);
  say = (said: Say): string => this.#words.say(this.game, said, this.told.players.map((_, seat) => this.name(seat)));
  t = (id: string, args?: Args): string => this.#words.t(id, args, this.game);
  name = (seat: number): string => (seat === this.seat ? isolated(this.#solver.name() || this.#words.t("guest")) : this.#words.t("bot-called", { name: this.told.players[seat]! }));

  // -- what is thought of it

  get running(): boolean {
    return this.#running !== null;
  }
  /** The right answer, given or shown. */
  get answer(): string | null {
    return this.#answer;
  }
  /** All choices are explained. */
  get explained(): boolean {
    return this.#explained;
  }
  get options(): readonly Advised[] {
    return this.told.options;
  }
  right = (action: string): boolean => this.told.right.includes(action);
  /** What a choice is called. */
  called = (action: string): string => {
    const found = this.told.moments[this.#last]!.scene.choices?.find((choice) => choice.action === action);
    return found ? this.say(found.label) : action;
  };
  /** The chance to win with it, in whole percents. */
  percent = (action: string): number => Math.round(100 * (this.options.find((option) => option.action === action)?.value ?? 0));

  get saying(): string {
    const wrong = this.#wrong.at(-1);
    if (this.#answer) {
      const { obvious } = this.told;
      const args = { best: this.called(this.#answer), percent: this.percent(this.#answer), other: this.called(obvious), less: this.percent(obvious) };
      return this.#words.t(this.#wrong.includes(this.#answer) ? "puzzle-shown" : "puzzle-right", args);
    }
    if (this.running) return this.#words.t("puzzle-watch");
    if (!wrong) return this.#words.t("puzzle-ask");
    return this.#words.t(wrong === this.told.obvious ? "puzzle-obvious" : "puzzle-wrong", { choice: this.called(wrong), percent: this.percent(wrong) });
  }

  get look(): string {
    if (this.#answer) return "glad";
    return this.#wrong.length ? "sly" : "calm";
  }

  get ways(): readonly Way[] {
    if (this.#answer) return [{ text: this.#words.t("puzzle-why"), main: true, next: true, act: this.next }];
    if (this.running) return [{ text: this.#words.t("lesson-skip"), next: true, act: this.next }];
    return this.#wrong.length >= PATIENCE ? [{ text: this.#words.t("puzzle-show"), act: this.show }] : [];
  }
  /** Is there something to watch again before one chooses? */
  get watchable(): boolean {
    return !this.running && !this.#answer && this.told.moments.length > 1;
  }

  // -- what is done

  act = (action: string): void => {
    if (!this.choice(action) || this.running) return;
    if (!this.right(action)) {
      this.#wrong = [...this.#wrong, action];
      return;
    }
    this.#answer = action;
    this.#solver.keep();
  };

  /** See what happened last, then choose. */
  watch = (): void => {
    this.stop();
    this.#moment = 0;
    this.#play();
  };

  /** Be shown the answer. */
  show = (): void => {
    this.#answer = this.told.right[0]!;
    this.#wrong = [...this.#wrong, this.#answer]; // it was not found
  };

  next = (): void => {
    if (this.#answer) this.#explained = true;
    else if (this.running) this.#stand();
  };

  previous = (): void => {
    this.#explained = false;
  };

  /** Try it once more, from the beginning. */
  again = (): void => {
    this.#explained = false;
    this.#answer = null;
    this.#wrong = [];
    this.watch();
  };

  /** Nothing happens any more. */
  stop = (): void => {
    if (this.#running) clearTimeout(this.#running);
    this.#running = null;
  };

  think = (): void => undefined;
  undo = (): void => undefined;
  back = (): void => undefined;

  get #last(): number {
    return this.told.moments.length - 1;
  }

  #stand(): void {
    this.stop();
    this.#moment = this.#last;
  }

  #play(): void {
    if (this.#moment >= this.#last) return this.#stand();
    this.#running = setTimeout(() => {
      this.#moment += 1;
      this.#play();
    }, EVERY);
  }
}

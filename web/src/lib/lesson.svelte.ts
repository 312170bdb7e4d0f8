/** A guided first game: a table at which everything is real but the luck, and a coach who says what to do. */
import type { SeatedTable } from "./board";
import type { Speaker, Way } from "./coach";
import { DONE, partOf } from "./learning";
import { isolated } from "./names";
import type { AnyView, Choice, LessonStep, Lesson as Told, Line, Moment, Person, Say, Scene } from "./wire-types";
import type { Args, Files, Words } from "./words.svelte";

/** How long each move of the others is seen, in milliseconds. */
const EVERY = 1300;

const texts = import.meta.glob<string>("../../../src/tischlein/games/*/lesson.*.ftl", { query: "?raw", import: "default" });

/** Where a lesson's texts stand. */
export const textsOf = (game: string): Files => (language) => [texts[`../../../src/tischlein/games/${game}/lesson.${language}.ftl`]];

/** In a step's list of what it is about: what is asked for. */
const IT = "it";

interface Learner {
  name: () => string;
  /** The step at which this learner left. */
  left: string | null;
  /** Remember where the learner is. */
  keep: (step: string) => void;
}

export class Lesson implements SeatedTable, Speaker {
  readonly told: Told;
  readonly pending = null;
  readonly span = null;
  readonly hints = true;
  readonly seat = 0;
  readonly yours = [0];
  readonly #words: Words;
  readonly #learner: Learner;
  #step = $state(0);
  #moment = $state(0);
  /** What was chosen instead of what the coach asked for. */
  #instead = $state<string | null>(null);
  #doubtful = $state.raw<Choice | null>(null);
  #running = $state<ReturnType<typeof setTimeout> | null>(null);
  #returned = $state(false);
  #done = $state(false);

  constructor(told: Told, words: Words, learner: Learner) {
    this.told = told;
    this.#words = words;
    this.#learner = learner;
    const found = told.steps.findIndex((step) => step.name === learner.left);
    this.#stand(Math.max(0, found));
    this.#returned = found > 0;
  }

  // -- what is seen

  get game(): string {
    return this.told.game;
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
  get choices(): readonly Choice[] {
    return this.scene.choices ?? [];
  }
  get doubtful(): Choice | null {
    return this.#doubtful;
  }
  get lines(): readonly Line[] {
    return this.told.moments.slice(0, this.#moment + 1).flatMap((moment) => moment.lines ?? []);
  }
  get people(): readonly Person[] {
    return Array.from({ length: this.told.seats }, (_, seat): Person => ({ kind: "person", name: this.name(seat), here: true, yours: seat === 0 }));
  }

  left = (): null => null;
  choice = (action: string): Choice | undefined => this.choices.find((choice) => choice.action === action);
  say = (said: Say): string => this.#words.say(this.game, said, this.people.map((_, seat) => this.name(seat)));
  t = (id: string, args?: Args): string => this.#words.t(id, args, this.game);

  name = (seat: number): string => {
    if (seat > 0) return this.#text(`player-${seat}`);
    return isolated(this.#learner.name() || this.#words.t("guest"));
  };

  // -- the coach

  get step(): LessonStep {
    return this.told.steps[this.#step]!;
  }
  get at(): number {
    return this.#step;
  }
  get steps(): number {
    return this.told.steps.length;
  }
  /** Somebody is back, and may go on or begin again. */
  get returned(): boolean {
    return this.#returned;
  }
  get done(): boolean {
    return this.#done;
  }
  /** The others play. */
  get running(): boolean {
    return this.#running !== null;
  }
  /** Nothing is to be done but to listen. */
  get listening(): boolean {
    return !this.step.does && !this.running;
  }
  /** What is asked for at this moment, now or when the coach has finished. */
  get upcoming(): string | undefined {
    return this.told.steps.find((step) => step.moment === this.#moment && step.does)?.does ?? undefined;
  }
  /** What was asked for is done, and the others play. */
  get #watching(): boolean {
    return this.running && !!this.step.does;
  }
  /** What the coach says. */
  get saying(): string {
    if (this.#returned) return this.#words.t("lesson-returned");
    if (this.#watching) return this.#words.t("lesson-watch");
    // A text tells choices apart by their notation, written as Fluent allows it.
    const action = this.#instead?.replace(/[^A-Za-z0-9]+/g, "-");
    return action ? this.#text(`${this.step.name}-not`, { action }) : this.#text(this.step.name);
  }
  get look(): string {
    if (this.#returned) return "glad";
    if (this.#watching) return "calm";
    return this.#instead ? "sly" : (this.step.look ?? "calm");
  }
  get ways(): readonly Way[] {
    const way = (text: string, act: () => void, more: Partial<Way> = {}): Way => ({ text: this.#words.t(text), act, ...more });
    if (this.#returned) return [way("lesson-again", this.again), way("lesson-go-on", this.next, { main: true })];
    if (this.running) return [way("lesson-skip", this.next, { next: true, back: this.upcoming })];
    return this.listening ? [way("lesson-next", this.next, { main: true, next: true, back: this.upcoming })] : [];
  }
  /** What the coach points at: pieces and places. */
  get pointing(): readonly string[] {
    if (this.running || this.#returned || this.#instead) return [];
    return (this.step.at ?? []).filter((name) => name !== IT);
  }
  /** The choice that the coach points at: always, unless the step names something else; whoever chose something else is shown it. */
  get pressing(): string | null {
    const { at, does } = this.step;
    const shown = !at?.length || at.includes(IT) || this.#instead;
    return does && shown && !this.running && !this.#returned ? does : null;
  }
  /** What one has learnt, in three lines. */
  get learnt(): string[] {
    return [1, 2, 3].map((number) => this.#text(`learnt-${number}`));
  }

  // -- what is done

  act = (action: string): void => {
    const choice = this.choice(action);
    if (!choice || this.running) return;
    this.#returned = false;
    // Whoever has understood need not listen to the end: of the steps at this moment the last one asks.
    const asking = this.told.steps.findIndex((step) => step.moment === this.#moment && step.does);
    if (asking > this.#step) this.#stand(asking);
    if (action !== this.step.does) {
      this.#doubtful = null;
      this.#instead = action;
    } else if (choice.cost && this.#doubtful?.action !== action) {
      this.#doubtful = choice;
    } else {
      this.#goOn();
    }
  };

  think = (): void => {
    this.#doubtful = null;
  };

  /** On, where one only listens; what the others do is seen at once. */
  next = (): void => {
    if (this.#returned) this.#returned = false;
    else if (this.running) this.#stand(this.#step + 1);
    else if (this.listening) this.#goOn();
  };

  /** One step back. */
  previous = (): void => {
    if (this.#instead) this.#instead = null;
    else if (this.#step > 0 || this.running) this.#stand(this.running ? this.#step : this.#step - 1);
  };

  again = (): void => {
    this.#done = false;
    this.#stand(0);
  };

  /** Nothing happens any more. */
  stop = (): void => {
    if (this.#running) clearTimeout(this.#running);
    this.#running = null;
  };

  undo = (): void => undefined;
  back = (): void => undefined;

  #text(id: string, args?: Args): string {
    return this.#words.t(id, args, partOf(this.game));
  }

  /** The coach takes this step. */
  #stand(step: number): void {
    this.stop();
    this.#step = step;
    this.#moment = this.step.moment;
    this.#instead = null;
    this.#doubtful = null;
    this.#returned = false;
    this.#learner.keep(this.step.name);
  }

  /** To the next step, moment by moment: others play at a pace that can be followed. */
  #goOn(): void {
    const next = this.told.steps[this.#step + 1];
    if (!next) {
      this.#done = true;
      this.#learner.keep(DONE);
      return;
    }
    this.#instead = null;
    this.#doubtful = null;
    this.#play(next.moment);
  }

  #play(until: number): void {
    if (this.#moment + 1 >= until) return this.#stand(this.#step + 1);
    this.#moment += 1;
    this.#running = setTimeout(() => this.#play(until), EVERY);
  }
}

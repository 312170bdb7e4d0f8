/** One table as this tab sees it: who sits there, what lies there, what may be done. */
import type { SeatedTable } from "./board";
import { entropy } from "./entropy";
import { worded } from "./names";
import { Stopwatch } from "./stopwatch";
import { socketTo, Wire, type Line as Socket, type WireState, type Wish } from "./wire";
import type { Advice, AnyView, Choice, Emote, Info, Line, News, Person, Reasons, Refusal, Say, Scene, Told, Welcome } from "./wire-types";
import type { Args, Words } from "./words.svelte";

/** Two tellings of one deadline may differ by this: the wire is not always equally slow. */
const SAME_MS = 250;

export class Table implements SeatedTable {
  readonly id: string;
  readonly #words: Words;
  readonly #wire: Wire;
  #info = $state.raw<Info | null>(null);
  #seat = $state<number | null>(null);
  #scene = $state.raw<Scene | null>(null);
  #lines = $state.raw<Line[]>([]);
  #state = $state<WireState>("joining");
  #sent = $state.raw<{ n: number; action: string } | null>(null);
  #doubtful = $state.raw<Choice | null>(null);
  #refusal = $state.raw<Refusal | null>(null);
  #shut = $state.raw<Refusal | null>(null);
  #reasons = $state.raw<Reasons | null>(null);
  #advice = $state.raw<Advice | null>(null);
  #seen = 0;
  #ends: number | null = null;
  #span = $state<number | null>(null);
  readonly #watch = new Stopwatch();
  #relearn = false;
  /** Wishes to sit or to begin: pressed twice, the second comes too late, and need not be spoken of. */
  readonly #pressed = new Set<number>();
  /** Own seats that have nothing to do until something happens: in a window nobody is told who has answered. */
  readonly #idle = new Set<number>();
  /** Chairs kept for us that we have taken. */
  #taken = new Set<number>();

  /** A screen for all looks from no seat, whoever opens it. */
  constructor(id: string, words: Words, connect: () => Socket = socketTo(id), screen = false) {
    this.id = id;
    this.#words = words;
    this.#wire = new Wire(connect, {
      where: () => ({ seen: this.#relearn ? 0 : this.#seen, seat: this.#seat, screen }),
      told: (told) => this.#hear(told),
      state: (state) => (this.#state = state),
      shut: (why) => (this.#shut = why),
    });
  }

  open = (): void => this.#wire.open();
  close = (): void => this.#wire.close();

  // -- what is seen

  get info(): Info | null {
    return this.#info;
  }
  get game(): string {
    return this.#info?.game ?? "";
  }
  get people(): readonly Person[] {
    return this.#info?.people ?? [];
  }
  get seat(): number | null {
    return this.#seat;
  }
  get scene(): Scene | null {
    return this.#scene;
  }
  /** Boards are shown only once there is a scene. */
  get view(): AnyView {
    return this.#scene!.view;
  }
  get choices(): readonly Choice[] {
    return this.#scene?.choices ?? [];
  }
  get lines(): readonly Line[] {
    return this.#lines;
  }
  get connection(): WireState {
    return this.#state;
  }
  get pending(): string | null {
    return this.#sent?.action ?? null;
  }
  /** A choice that costs and waits for a second word. */
  get doubtful(): Choice | null {
    return this.#doubtful;
  }
  /** Why the last wish was not granted. */
  get refusal(): Refusal | null {
    return this.#refusal;
  }
  /** Why this table can't be shown at all. */
  get shut(): Refusal | null {
    return this.#shut;
  }
  get reasons(): Reasons | null {
    return this.#reasons;
  }
  get advice(): Advice | null {
    return this.#advice;
  }
  get window(): boolean {
    return this.#scene?.window ?? false;
  }
  get span(): number | null {
    return this.#span;
  }
  get hints(): boolean {
    return this.#info?.hints !== false;
  }
  get names(): string[] {
    return this.people.map((_, seat) => this.name(seat));
  }
  /** One's own seats: several when the device is passed around. */
  get yours(): number[] {
    return this.people.flatMap((person, seat) => (person.yours ? [seat] : []));
  }
  /** Another of one's own seats is to act, and not the one that is shown. */
  get handOver(): number | null {
    if (this.#seat === null || !this.#scene || this.choices.length) return null;
    const { asked } = this.#scene.view;
    const next = (seat: number) => asked.includes(seat) && !this.#idle.has(seat) && !this.people[seat]?.lent;
    return this.yours.find(next) ?? null;
  }

  left = (): number | null => (this.#ends === null ? null : Math.max(0, this.#ends - performance.now()));

  name = (seat: number): string => {
    const person = this.people[seat];
    if (person?.name && person.kind === "bot") return this.#words.t("bot-called", { name: person.name });
    if (person?.name) return worded(person.name, this.#words.t("guest"));
    return this.#words.t(person?.kind === "bot" ? "bot-name" : "chair-name", { number: seat + 1 });
  };

  choice = (action: string): Choice | undefined => this.choices.find((choice) => choice.action === action);

  say = (said: Say): string => this.#words.say(this.game, said, this.names);

  t = (id: string, args?: Args): string => this.#words.t(id, args, this.game);

  // -- what is done

  act = (action: string): void => {
    const choice = this.choice(action);
    if (!choice || this.#sent) return;
    if (choice.cost && this.#doubtful?.action !== action) {
      this.#doubtful = choice;
      return;
    }
    this.#doubtful = null;
    const ms = this.window ? this.#watch.since(performance.now()) : null;
    this.#sent = { n: this.#ask({ t: "act", no: this.#scene?.no ?? 0, action, ...(ms !== null && { ms }) }), action };
  };

  think = (): void => {
    this.#doubtful = null;
  };

  undo = (): void => void this.#ask({ t: "undo", no: this.#scene?.no ?? 0 });
  chat = (text: string): void => void this.#ask({ t: "chat", text });
  emote = (emote: Emote["emote"]): void => void this.#ask({ t: "emote", emote });
  sit = (seat: number): void => void this.#pressed.add(this.#ask({ t: "sit", seat, entropy: entropy() }));
  stand = (): void => void this.#ask({ t: "stand" });
  begin = (): void => void this.#pressed.add(this.#ask({ t: "begin" }));
  lend = (seat: number): void => void this.#ask({ t: "lend", seat });
  back = (seat: number): void => void this.#ask({ t: "back", seat });
  rematch = (): void => void this.#ask({ t: "rematch" });

  wonder = (): void => this.#wire.wonder();
  advise = (): void => this.#wire.advise();

  /** The device was handed over: what the other seat saw is forgotten before the new one looks. */
  look = (seat: number): void => {
    this.#relearn = true;
    this.#lines = [];
    this.#scene = null;
    this.#reasons = null;
    this.#advice = null;
    this.#watch.forget();
    this.#seat = seat;
    this.#wire.look(seat);
  };

  #ask(wish: Wish): number {
    this.#refusal = null;
    return this.#wire.ask(wish);
  }

  // -- what is heard

  #hear(told: Told): void {
    if (told.t === "welcome") this.#welcome(told);
    if (told.t === "news") this.#news(told);
    if (told.t === "table") this.#seated(told.info);
    if (told.t === "ack" && told.n === this.#sent?.n) this.#sent = null;
    // What was true a moment ago is of no use.
    if (told.t === "reasons" && told.no === this.#scene?.no) this.#reasons = told;
    if (told.t === "advice" && told.no === this.#scene?.no) this.#advice = told;
    if (told.t === "refused") this.#refused(told.n, told.why);
  }

  /** Whoever sits down or stands up looks from there. A chair that is kept for us is taken at once, with our share of the luck. */
  #seated(info: Info): void {
    this.#info = info;
    if (this.#seat === null || !info.people[this.#seat]?.yours) this.#seat = this.yours[0] ?? null;
    if (info.stage !== "waiting") return;
    info.people.forEach((person, seat) => {
      if (!person.held || !person.yours || this.#taken.has(seat)) return;
      this.#taken.add(seat);
      this.sit(seat);
    });
  }

  #welcome(told: Welcome): void {
    this.#seat = told.seat;
    this.#lines = this.#relearn ? told.lines : [...this.#lines, ...told.lines];
    this.#relearn = false;
    this.#seen = told.seen;
    this.#show(told.scene ?? null);
    this.#seated(told.info);
  }

  #news(told: News): void {
    if (told.lines.some((line) => line.kind === "event")) this.#idle.clear();
    this.#lines = [...this.#lines, ...told.lines];
    this.#seen = told.seen;
    if (told.ack != null && told.ack === this.#sent?.n) this.#sent = null;
    // Who sat down after the welcome is told so by the first scene.
    if (told.scene) this.#seat ??= told.scene.view.seat;
    if (told.scene) this.#show(told.scene);
  }

  #show(scene: Scene | null): void {
    if (scene && !scene.choices?.length && this.#seat !== null) this.#idle.add(this.#seat);
    if (scene?.no !== this.#scene?.no) this.#reasons = this.#advice = null;
    this.#time(scene);
    this.#scene = scene;
    if (this.#doubtful && !this.choice(this.#doubtful.action)) this.#doubtful = null;
    if (scene) this.#watch.show(scene.no);
  }

  /** A clock that was told before goes on where it is, so that its ring does not fill up again. */
  #time(scene: Scene | null): void {
    const before = this.#scene;
    const ends = scene?.left == null ? null : performance.now() + scene.left;
    const same = before && scene && (before.no === scene.no || (before.window && scene.window));
    const goesOn = same && ends !== null && this.#ends !== null && ends <= this.#ends + SAME_MS;
    if (!goesOn) this.#span = scene?.left ?? null;
    this.#ends = ends;
  }

  #refused(n: number | null, why: Refusal): void {
    if (n !== null && n === this.#sent?.n) this.#sent = null;
    const done = this.#info?.stage === "playing" || this.yours.length > 0;
    if (n !== null && this.#pressed.has(n) && done && (why.kind === "not-now" || why.kind === "taken")) return;
    if (why.kind !== "stale") this.#refusal = why;
  }
}

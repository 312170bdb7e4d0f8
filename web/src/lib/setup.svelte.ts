/** A table that somebody sets up, until it is opened. */
import { counting } from "./options";
import { changed, type Numbers } from "./opening";
import type { Chair, Clock, GameFacts, Opening } from "./wire-types";

export const CLOCKS = ["none", "30", "60", "120", "86400", "259200", "604800"] as const;
export type ClockChoice = (typeof CLOCKS)[number];

export class Setup {
  readonly facts: GameFacts;
  readonly #box: Record<string, Numbers>;
  chairs = $state<Chair[]>([]);
  options = $state<Record<string, string>>({});
  components = $state<Record<string, Numbers>>({});
  clock = $state<ClockChoice>("none");
  late = $state<NonNullable<Clock["late"]>>("bot-seat");
  window = $state(5);
  pace = $state<NonNullable<Opening["pace"]>>("quick");
  isPublic = $state(false);
  spectators = $state(true);
  hints = $state(true);

  constructor(facts: GameFacts) {
    this.facts = facts;
    this.#box = facts.components as Record<string, Numbers>;
    this.chairs = Array.from({ length: Math.max(facts.fewest, Math.min(3, facts.most)) }, (_, seat): Chair =>
      seat === 0 ? { kind: "me" } : { kind: "open" },
    );
    this.options = Object.fromEntries(facts.options.map((option) => [option.name, option.values[0] ?? ""]));
    this.reset();
  }

  /** Back to the numbers of the box. */
  reset(): void {
    this.components = structuredClone(this.#box);
  }

  get changed(): Record<string, Numbers> {
    return (changed(this.#box, $state.snapshot(this.components) as Numbers) ?? {}) as Record<string, Numbers>;
  }

  addChair(): void {
    if (this.chairs.length < this.facts.most) this.chairs.push({ kind: "open" });
  }

  removeChair(seat: number): void {
    if (this.chairs.length > this.facts.fewest) this.chairs.splice(seat, 1);
  }

  /** Only one chair is "me": whoever sat there before makes room. */
  setKind(seat: number, kind: Chair["kind"]): void {
    if (kind === "me") this.chairs.forEach((chair) => chair.kind === "me" && (chair.kind = "open"));
    this.chairs[seat] = { kind, ...(kind === "local" ? { name: "" } : {}), ...(kind === "bot" ? { level: "normal" } : {}) };
  }

  /** Whoever opens a table sits at it. */
  get seated(): boolean {
    return this.chairs.some((chair) => chair.kind === "me");
  }

  get opening(): Opening {
    const seconds = this.clock === "none" ? 0 : Number(this.clock);
    const kind = seconds === 0 ? "none" : seconds < 86400 ? "move" : "days";
    return {
      game: this.facts.id,
      chairs: $state.snapshot(this.chairs),
      options: Object.fromEntries(counting(this.facts.options, this.options).map(({ name }) => [name, this.options[name] ?? ""])),
      components: this.changed,
      clock: { kind, seconds, late: this.late },
      window: this.window,
      pace: this.pace,
      public: this.isPublic,
      spectators: this.spectators,
      hints: this.hints,
    };
  }
}

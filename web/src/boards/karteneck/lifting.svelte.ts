/** Cards of one type are lifted first and laid together then: one after the other, as the rules have it, without a further press. */
import { typeOf, type Kartentisch } from "./cards";

export class Lifting {
  readonly #table: Kartentisch;
  #cards = $state.raw<readonly string[]>([]);
  /** What is still to be done of what was pressed. */
  #rest = $state.raw<readonly string[]>([]);

  constructor(table: Kartentisch) {
    this.#table = table;
  }

  get cards(): readonly string[] {
    return this.#cards;
  }
  get type(): string | null {
    return this.#cards[0] ? typeOf(this.#cards[0]) : null;
  }
  /** On their way to the table. */
  get busy(): boolean {
    return this.#rest.length > 0 || this.#table.pending !== null;
  }

  count = (card: string): number => this.#cards.filter((other) => other === card).length;

  /** One more of it, or all down again where all are up; a type at a time. */
  touch = (card: string): void => {
    if (this.busy || !this.#table.choice(`lay ${card}`)) return;
    const same = this.type === typeOf(card) ? this.#cards : [];
    const all = this.#hand.filter((other) => other === card).length;
    this.#cards = this.count(card) < all ? [...same, card] : same.filter((other) => other !== card);
  };

  drop = (): void => {
    if (!this.busy) this.#cards = [];
  };

  /** The total with them; the server says what one counts. */
  get total(): number {
    const { view } = this.#table;
    const before = view.turn === null ? 0 : view.players[view.turn]!.total;
    const first = this.#cards[0] && this.#table.choice(`lay ${this.#cards[0]}`)?.hint?.[0]?.args?.total;
    return typeof first === "number" ? before + this.#cards.length * (first - before) : before;
  }

  lay = (): void => {
    if (this.busy || !this.#cards.length) return;
    const held = this.#hand.filter((card) => typeOf(card) === this.type).length;
    const lays = this.#cards.map((card) => `lay ${card}`);
    this.#rest = held > lays.length ? [...lays, "done"] : lays;
    this.next();
  };

  /** After every change: the next of it, where it may be done; else something else has happened, and it is given up. */
  next = (): void => {
    if (this.#table.pending !== null) return;
    const [next, ...rest] = this.#rest;
    if (next === undefined || !this.#table.choice(next)) {
      this.#rest = [];
      this.#cards = this.#cards.filter((card) => this.#table.choice(`lay ${card}`));
      return;
    }
    this.#cards = this.#rest.filter((action) => action !== "done").map((action) => action.split(" ")[1]!);
    const { view } = this.#table;
    this.#rest = rest;
    this.#table.act(next);
    // Neither done nor on its way: a coach would rather see something else.
    if (this.#table.view === view) this.settle();
  };

  /** Nothing is on its way any more: had it been done, the next one would be, so it was refused. */
  settle = (): void => {
    if (this.#table.pending === null) this.#rest = [];
  };

  get #hand(): readonly string[] {
    const { view } = this.#table;
    return (view.seat === null ? null : view.players[view.seat]!.hand) ?? [];
  }
}

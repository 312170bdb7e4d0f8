/**
 * A socket to one table that mends itself. What was said is said again after a cut until the server has answered it,
 * so a choice is neither lost nor made twice.
 */
import { entropy } from "./entropy";
import type { Asked, Refusal, Told } from "./wire-types";

export type WireState = "joining" | "on" | "lost" | "closed";

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
type NumberedAsk = Extract<Asked, { n: number }>;
/** Anything that changes something, before it has its number. */
export type Wish = Without<NumberedAsk, "n">;

export interface WireEvents {
  /** What the client has seen of the log, from which seat it looks, or that it is a screen for all. */
  where(): { seen: number; seat: number | null; screen?: boolean };
  told(told: Told): void;
  state(state: WireState): void;
  /** The server wants nothing to do with this socket. */
  shut(why: Refusal): void;
}

export interface Line {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** Without a sign of life for so long after we spoke, the connection counts as cut. */
const PATIENCE = 8_000;

export class Wire {
  readonly tab = entropy(12);
  #line: Line | null = null;
  #state: WireState = "joining";
  #last = 0;
  #waiting: NumberedAsk[] = [];
  #tries = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly connect: () => Line,
    readonly events: WireEvents,
  ) {}

  get state(): WireState {
    return this.#state;
  }

  /** Connect now: at the beginning, or when the network is back. */
  open = (): void => {
    if (this.#state === "closed" || this.#line) return;
    clearTimeout(this.#again);
    const line = this.connect();
    this.#line = line;
    line.onopen = () => this.#hello();
    line.onmessage = (event) => this.#hear(String(event.data));
    line.onclose = () => this.#cut(line);
  };

  close(): void {
    this.#become("closed");
    clearTimeout(this.#again);
    clearTimeout(this.#silence);
    this.#line?.close();
    this.#line = null;
  }

  /** Say something that changes something; gives its number. */
  ask(wish: Wish): number {
    const message = { ...wish, n: ++this.#last } as NumberedAsk;
    this.#waiting.push(message);
    if (this.#state === "on") this.#send(message);
    return message.n;
  }

  /** Look from another of one's own seats. */
  look(seat: number): void {
    if (this.#state === "on") this.#send({ t: "look", seat });
  }

  /** Ask what may be done, and why not the rest. */
  wonder(): void {
    if (this.#state === "on") this.#send({ t: "why" });
  }

  /** Ask which choice is best. */
  advise(): void {
    if (this.#state === "on") this.#send({ t: "advise" });
  }

  #hello(): void {
    const { seen, seat, screen } = this.events.where();
    this.#send({ t: "hello", tab: this.tab, seen, ...(seat === null ? {} : { seat }), ...(screen ? { screen } : {}) });
  }

  #send(message: Asked): void {
    this.#line?.send(JSON.stringify(message));
    if (message.t === "pong") return;
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#cut(this.#line), PATIENCE);
  }

  #hear(text: string): void {
    clearTimeout(this.#silence);
    const told = JSON.parse(text) as Told;
    if (told.t === "ping") return this.#send({ t: "pong", k: told.k });
    if (told.t === "welcome") this.#welcomed();
    if (told.t === "news" && told.ack != null) this.#counted(told.ack);
    if (told.t === "ack") this.#counted(told.n);
    if (told.t === "refused" && told.n !== null) {
      if (told.why.kind === "too-fast" || told.why.kind === "try-again") return this.#later(told.n);
      this.#counted(told.n);
    }
    this.events.told(told);
    if (told.t === "refused" && told.n === null && this.#state !== "on") this.#shut(told.why);
  }

  /** What still waits for its answer is said again: the server counts nothing twice, and answers each once more. */
  #welcomed(): void {
    this.#tries = 0;
    const first = this.#state !== "on";
    this.#become("on");
    if (first) this.#waiting.forEach((message) => this.#send(message));
  }

  /** The server is busy, or we were too quick: the same message again in a moment. */
  #later(n: number): void {
    setTimeout(() => {
      const message = this.#waiting.find((waiting) => waiting.n === n);
      if (message && this.#state === "on") this.#send(message);
    }, FIRST_WAIT);
  }

  #counted(n: number): void {
    this.#waiting = this.#waiting.filter((message) => message.n !== n);
  }

  #shut(why: Refusal): void {
    if (why.kind === "too-fast" || why.kind === "try-again") return;
    this.close();
    this.events.shut(why);
  }

  #cut(line: Line | null): void {
    if (!line || line !== this.#line) return;
    clearTimeout(this.#silence);
    this.#line = null;
    line.onclose = line.onmessage = line.onopen = null;
    line.close();
    if (this.#state === "closed") return;
    this.#become("lost");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    this.#again = setTimeout(this.open, wait * (0.5 + Math.random() / 2));
  }

  #become(state: WireState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.events.state(state);
  }
}

/** The address of a table's socket on this server. */
export function socketTo(id: string): () => Line {
  const address = new URL(`/ws/${encodeURIComponent(id)}`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  return () => new WebSocket(address) as Line;
}

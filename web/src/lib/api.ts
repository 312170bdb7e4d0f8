/** What is asked over HTTP: one function for each address, and a typed fault where the server refuses. */
import { remember, remembered } from "./settings.svelte";
import type { Device, Facts, Fault, Lesson, Lobby, Me, Opened, Opening, Puzzle, Refusal, Replay, ReviewState } from "./wire-types";

export type FaultKind = Refusal["kind"] | "offline";

export class ApiFault extends Error {
  constructor(
    readonly kind: FaultKind,
    readonly detail: string = "",
  ) {
    super(detail || kind);
  }
}

export type Ask = typeof fetch;

const MET = "met";

export class Api {
  readonly #fetch: Ask;
  #met: Promise<void> | null = null;

  constructor(ask: Ask = (...request) => fetch(...request)) {
    this.#fetch = ask;
  }

  /**
   * Until the server knows this browser. Each request without a cookie makes somebody new, so the first one goes alone:
   * a guest with a link must not be one person at the table and another after a reload.
   */
  met = (): Promise<void> => (this.#met ??= remembered(MET) ? Promise.resolve() : this.#meet());

  games = (): Promise<Facts> => this.#json("GET", "games");
  me = (): Promise<Me> => this.#json("GET", "me");
  rename = (name: string): Promise<Me> => this.#json("POST", "me", { name });
  lobby = (): Promise<Lobby> => this.#json("GET", "lobby");
  open = (opening: Opening): Promise<Opened> => this.#json("POST", "tables", opening);
  join = (code: string): Promise<Opened> => this.#json("POST", "join", { code });
  device = (): Promise<Device> => this.#json("POST", "device");
  claim = (code: string): Promise<Me> => this.#json("POST", "claim", { code });
  replay = (id: string, from: string): Promise<Replay> =>
    this.#json("GET", `replays/${encodeURIComponent(id)}?from=${encodeURIComponent(from)}`);
  review = (id: string): Promise<ReviewState> => this.#json("GET", `replays/${encodeURIComponent(id)}/review`);
  beginReview = (id: string): Promise<ReviewState> => this.#json("POST", `replays/${encodeURIComponent(id)}/review`);
  lesson = (game: string): Promise<Lesson> => this.#json("GET", `lessons/${game}`);
  puzzle = (game: string): Promise<Puzzle> => this.#json("GET", `puzzles/${game}`);
  record = async (id: string): Promise<string> =>
    (await this.#ask("GET", `replays/${encodeURIComponent(id)}/record`)).text();
  keep = (text: string): Promise<Opened> => this.#json("POST", "records", { text });

  async #json<T>(method: string, path: string, body?: unknown): Promise<T> {
    return (await this.#ask(method, path, body)).json() as Promise<T>;
  }

  async #meet(): Promise<void> {
    try {
      await (await this.#send("GET", "me")).text();
      remember(MET, "yes");
    } catch (fault) {
      this.#met = null; // whoever asks next tries again
      throw fault;
    }
  }

  async #ask(method: string, path: string, body?: unknown): Promise<Response> {
    await this.met();
    return this.#send(method, path, body);
  }

  async #send(method: string, path: string, body?: unknown): Promise<Response> {
    const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
    let answer: Response;
    try {
      answer = await this.#fetch(`/api/${path}`, { method, ...sent });
    } catch {
      throw new ApiFault("offline");
    }
    if (!answer.ok) throw await faultOf(answer);
    return answer;
  }
}

async function faultOf(answer: Response): Promise<ApiFault> {
  try {
    const { why } = (await answer.json()) as Fault;
    return new ApiFault(why.kind, why.detail);
  } catch {
    return new ApiFault("try-again", `${answer.status}`);
  }
}

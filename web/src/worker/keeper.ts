/**
 * What the service worker keeps for when there is no network: the files of one build, and nothing of anybody's games.
 *
 * Files below /assets/ are named after their content, so one that is kept is right whatever the server has become.
 * Pages always come from the network first. So an old page never meets new files.
 */

/** What the build knows of itself; see `installable.ts`. */
export interface Build {
  /** Changes with any file. */
  version: string;
  /** The page for when there is no network, first, and all that it needs. */
  offline: string[];
  /** The shell, which is the same for every page of the client. */
  shell: string;
  /** Where the list of all other files stands. */
  rest: string;
}

type Store = Pick<CacheStorage, "open" | "keys" | "delete" | "match">;
type Fetch = (request: RequestInfo, init?: RequestInit) => Promise<Response>;

const OURS = "tischlein-";
/** Pages that need no table: they work without a network once everything is kept. */
const READING = /^\/rules\//;
/** A proxy says so while the server behind it is away. */
const AWAY = [502, 503, 504];
const AT_ONCE = 4;

export class Keeper {
  readonly #build: Build;
  readonly #store: Store;
  readonly #fetch: Fetch;
  readonly #name: string;

  constructor(build: Build, store: Store, fetch: Fetch) {
    this.#build = build;
    this.#store = store;
    this.#fetch = fetch;
    this.#name = OURS + build.version;
  }

  /** Is this a file that never changes? */
  static keeps(path: string): boolean {
    return path.startsWith("/assets/");
  }

  /** The page for when there is no network: without it there is no use in a worker. */
  async prepare(): Promise<void> {
    const [page, ...files] = this.#build.offline as [string, ...string[]];
    await this.keep(files);
    await this.#keepPage(page);
  }

  /** What other versions kept goes. */
  async tidy(): Promise<void> {
    const old = (await this.#store.keys()).filter((name) => name.startsWith(OURS) && name !== this.#name);
    await Promise.all(old.map((name) => this.#store.delete(name)));
  }

  /** Keep these files, a few at a time: nobody waits for them. */
  async keep(paths: readonly string[]): Promise<void> {
    const files = paths.filter(Keeper.keeps);
    for (let at = 0; at < files.length; at += AT_ONCE) await Promise.all(files.slice(at, at + AT_ONCE).map(this.#keepFile));
  }

  #keepFile = async (path: string): Promise<void> => {
    const own = await this.#own();
    if (await own.match(path)) return;
    // The version before may have it: that goes soon.
    const answer = (await this.#kept(path)) ?? (await this.#fetch(path));
    if (answer.status === 200) await own.put(path, answer);
  };

  /** Keep the whole client; the shell comes last, so that where it is, all is. */
  async keepAll(): Promise<void> {
    const { rest, shell } = this.#build;
    if (await (await this.#own()).match(shell)) return;
    await this.keep([rest]);
    await this.keep((await (await this.file(rest)).json()) as string[]);
    await this.#keepPage(shell);
  }

  /** A file: as it was kept, or from the network and then kept. */
  file = async (request: RequestInfo): Promise<Response> => {
    const kept = await this.#kept(request);
    if (kept) return kept;
    const answer = await this.#fetch(request);
    if (answer.status === 200) await (await this.#own()).put(request, answer.clone());
    return answer;
  };

  /** A page: from the network; without one, what can be read there, or a page that says what is missing. */
  page = async (path: string, answer: Promise<Response>): Promise<Response> => {
    try {
      const given = await answer;
      return AWAY.includes(given.status) ? await this.#instead(path) : given;
    } catch {
      return this.#instead(path);
    }
  };

  async #instead(path: string): Promise<Response> {
    const shell = READING.test(path) ? await this.#kept(this.#build.shell) : undefined;
    return shell ?? (await this.#kept(this.#build.offline[0]!)) ?? Response.error();
  }

  #own(): Promise<Cache> {
    return this.#store.open(this.#name);
  }

  #kept(request: RequestInfo): Promise<Response | undefined> {
    return this.#store.match(request, { ignoreVary: true });
  }

  /** A page of this very version: where the server has a newer one already, its files are not those that are kept. */
  async #keepPage(path: string): Promise<void> {
    const own = await this.#own();
    const answer = await this.#fetch(path, { cache: "no-cache" });
    const named = (await answer.clone().text()).matchAll(/"(\/assets\/[^"#]+)/g);
    const kept = await Promise.all([...named].map(([, file]) => own.match(file!)));
    if (!answer.ok || kept.includes(undefined)) throw new Error(`${path} is of another version`);
    await own.put(path, answer);
  }
}

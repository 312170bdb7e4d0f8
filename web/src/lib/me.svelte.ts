/** Who you are here: a name, once you have said it. */
import type { Api } from "./api";
import type { Me as MeTold } from "./wire-types";

export class Me {
  #told = $state.raw<MeTold | null>(null);
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  get name(): string {
    return this.#told?.name ?? "";
  }

  get known(): boolean {
    return this.#told !== null;
  }

  async load(): Promise<void> {
    this.#told = await this.#api.me();
  }

  async rename(name: string): Promise<void> {
    this.#told = await this.#api.rename(name);
  }

  /** Become who you are on another device. */
  async claim(code: string): Promise<void> {
    this.#told = await this.#api.claim(code);
  }
}

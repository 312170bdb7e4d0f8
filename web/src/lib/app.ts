/** What every component may ask for; made once, in main.ts. */
import { createContext } from "svelte";
import { Api } from "./api";
import { Me } from "./me.svelte";
import { Router } from "./router.svelte";
import { Settings } from "./settings.svelte";
import { Words } from "./words.svelte";

export class App {
  readonly api = new Api();
  readonly me = new Me(this.api);
  readonly router = new Router();
  readonly settings = new Settings();
  readonly words = new Words();
}

export const [useApp, provideApp] = createContext<App>();

/** Which page is shown: the address bar is the truth, links and the back button work. */
export type Route =
  | { page: "home" | "import" | "unknown" }
  | { page: "verify"; id: string }
  | { page: "new" | "rules" | "learn" | "puzzle"; game: string }
  | { page: "table" | "replay" | "screen"; id: string }
  | { page: "device"; link: string };

const PATTERNS: [RegExp, (found: string) => Route][] = [
  [/^\/$/, () => ({ page: "home" })],
  [/^\/import$/, () => ({ page: "import" })],
  [/^\/verify(?:\/([\w-]+))?$/, (id) => ({ page: "verify", id })],
  [/^\/new\/([a-z]+)$/, (game) => ({ page: "new", game })],
  [/^\/rules\/([a-z]+)$/, (game) => ({ page: "rules", game })],
  [/^\/learn\/([a-z]+)$/, (game) => ({ page: "learn", game })],
  [/^\/puzzle\/([a-z]+)$/, (game) => ({ page: "puzzle", game })],
  [/^\/t\/([\w-]+)$/, (id) => ({ page: "table", id })],
  [/^\/r\/([\w-]+)$/, (id) => ({ page: "replay", id })],
  [/^\/screen\/([\w-]+)$/, (id) => ({ page: "screen", id })],
  [/^\/device\/([\w-]+)$/, (link) => ({ page: "device", link })],
];

export function routeOf(path: string): Route {
  for (const [pattern, route] of PATTERNS) {
    const found = pattern.exec(path);
    if (found) return route(found[1] ?? "");
  }
  return { page: "unknown" };
}

export class Router {
  #path = $state(location.pathname);
  #route = $derived(routeOf(this.#path));

  constructor() {
    addEventListener("popstate", () => (this.#path = location.pathname));
  }

  get path(): string {
    return this.#path;
  }

  get route(): Route {
    return this.#route;
  }

  go = (path: string): void => {
    if (path !== location.pathname) history.pushState(null, "", path);
    this.#show(path);
  };

  /** Go on by itself: who goes back does not come here again. */
  goOn = (path: string): void => {
    history.replaceState(null, "", path);
    this.#show(path);
  };

  #show(path: string): void {
    this.#path = path;
    scrollTo(0, 0);
  }

  /** Links of this page stay in this page; everything else is the browser's. */
  follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || routeOf(link.pathname).page === "unknown") return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname);
  };
}

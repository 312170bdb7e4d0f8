import { describe, expect, test } from "vitest";
import { manifest } from "../installable";
import { Keeper, type Build } from "../src/worker/keeper";
import { pressed } from "../src/worker/pressed";

/** Caches as a browser has them, as far as they matter here. */
class Caches {
  readonly all = new Map<string, Map<string, Response>>();

  async open(name: string): Promise<Cache> {
    if (!this.all.has(name)) this.all.set(name, new Map());
    const kept = this.all.get(name)!;
    return {
      match: async (path: string) => kept.get(path)?.clone(),
      put: async (path: string, answer: Response) => void kept.set(path, answer),
    } as unknown as Cache;
  }
  async match(path: RequestInfo | URL): Promise<Response | undefined> {
    for (const kept of this.all.values()) if (kept.has(String(path))) return kept.get(String(path))!.clone();
    return undefined;
  }
  async keys(): Promise<string[]> {
    return [...this.all.keys()];
  }
  async delete(name: string): Promise<boolean> {
    return this.all.delete(name);
  }
  paths(name: string): string[] {
    return [...(this.all.get(name)?.keys() ?? [])].sort();
  }
}

/** A server with these files; what was asked of it. */
class Site {
  readonly asked: string[] = [];
  here = true;

  constructor(readonly files: Record<string, string>) {}

  fetch = async (request: RequestInfo): Promise<Response> => {
    this.asked.push(String(request));
    if (!this.here) throw new TypeError("no network");
    const file = this.files[String(request)];
    return file === undefined ? new Response("", { status: 404 }) : new Response(file);
  };
}

const build: Build = { version: "one", offline: ["/offline.html", "/assets/o-1.css"], shell: "/index.html", rest: "/assets/files-1.json" };
const files = {
  "/index.html": '<script src="/assets/i-1.js">',
  "/offline.html": '<link href="/assets/o-1.css"><use href="/assets/o-1.css#part">',
  "/assets/o-1.css": "o",
  "/assets/i-1.js": "i",
  "/assets/rules-1.js": "r",
  "/assets/files-1.json": '["/assets/i-1.js","/assets/rules-1.js"]',
};

function setUp(site = new Site({ ...files }), caches = new Caches()) {
  return { site, caches, keeper: new Keeper(build, caches, site.fetch) };
}
const text = async (answer: Promise<Response>) => (await answer).text();
const gone = () => Promise.reject(new TypeError("no network"));

describe("the keeper of the client's files", () => {
  test("at first it keeps only the page for when there is no network", async () => {
    const { keeper, caches } = setUp();
    await keeper.prepare();
    expect(caches.paths("tischlein-one")).toEqual(["/assets/o-1.css", "/offline.html"]);
  });

  test("a file that is kept is not asked for again", async () => {
    const { keeper, site } = setUp();
    expect(await text(keeper.file("/assets/i-1.js"))).toBe("i");
    expect(await text(keeper.file("/assets/i-1.js"))).toBe("i");
    expect(site.asked).toEqual(["/assets/i-1.js"]);
    expect((await keeper.file("/assets/nothing.js")).status).toBe(404);
    expect((await keeper.file("/assets/nothing.js")).status).toBe(404);
  });

  test("only files of the client are kept, whatever a page names", async () => {
    const { keeper, caches, site } = setUp();
    await keeper.keep(["/api/me", "/", "/icons/mark.png", "/assets/i-1.js"]);
    expect(caches.paths("tischlein-one")).toEqual(["/assets/i-1.js"]);
    expect(site.asked).toEqual(["/assets/i-1.js"]);
  });

  test("without a network: what can be read once all is kept, for everything else what is missing", async () => {
    const { keeper } = setUp();
    await keeper.prepare();
    expect(await text(keeper.page("/rules/barbecue", gone()))).toBe(files["/offline.html"]);
    await keeper.keepAll();
    expect(await text(keeper.page("/rules/barbecue", gone()))).toBe(files["/index.html"]);
    expect(await text(keeper.page("/t/abc", gone()))).toBe(files["/offline.html"]);
    expect(await text(keeper.page("/", Promise.resolve(new Response("", { status: 502 }))))).toBe(files["/offline.html"]);
    expect(await text(keeper.page("/", Promise.resolve(new Response("new"))))).toBe("new");
  });

  test("a shell of a newer version is not kept with files of this one", async () => {
    const { keeper, site, caches } = setUp();
    await keeper.prepare();
    site.files["/index.html"] = '<script src="/assets/i-2.js">';
    await expect(keeper.keepAll()).rejects.toThrow("another version");
    expect(caches.paths("tischlein-one")).not.toContain("/index.html");
  });

  test("what the version before has of this one is taken over before it goes", async () => {
    const { caches, site, keeper } = setUp();
    const before = new Keeper({ ...build, version: "zero" }, caches, site.fetch);
    await before.file("/assets/o-1.css");
    await caches.open("of somebody else");
    await keeper.prepare();
    await keeper.tidy();
    expect(await caches.keys()).toEqual(["of somebody else", "tischlein-one"]);
    expect(caches.paths("tischlein-one")).toContain("/assets/o-1.css");
    expect(site.asked.filter((path) => path === "/assets/o-1.css")).toHaveLength(1);
  });
});

describe("a notification that is pressed", () => {
  function windows(...paths: string[]) {
    const done: string[] = [];
    const all = paths.map((path) => ({ url: `https://x.example${path}`, focus: async () => done.push(`focus ${path}`) }));
    return { done, matchAll: async () => all, openWindow: async (path: string) => done.push(`open ${path}`) };
  }
  const notification = { data: "/t/abc", close: () => undefined };

  test("brings its table's tab to the front", async () => {
    const open = windows("/", "/t/abc", "/t/abcd");
    await pressed(notification, open);
    expect(open.done).toEqual(["focus /t/abc"]);
  });

  test("opens the table where no tab has it", async () => {
    const open = windows("/", "/t/abcd");
    await pressed(notification, open);
    expect(open.done).toEqual(["open /t/abc"]);
  });
});

describe("manifests", () => {
  test.each(["en", "de", "ru"])("%s: the same app, worded otherwise", (language) => {
    const told = manifest(language) as Record<string, unknown>;
    expect(told).toMatchObject({ id: "/", start_url: "/", scope: "/", display: "standalone", lang: language, theme_color: "#151b33" });
    expect(told.shortcuts).toHaveLength(5);
  });
});

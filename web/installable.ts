/** What makes the client installable: manifests in each language, colours of the browser's frame, and the service worker's list of files. */
import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import type { Build } from "./src/worker/keeper.ts";
import { LANGUAGES, offline, read, SIGNS, texts } from "./texts.ts";

const LIST = "assets/files.json";
const SAME = "<!-- the same in three languages -->";

/** A colour of a theme, as the tokens have it. */
function colour(theme: "dark" | "light", token: string): string {
  const found = new RegExp(`\\.theme-${theme}\\{[^}]*--${token}:(#\\w+)`).exec(read("src/styles/tokens.css"));
  if (!found) throw new Error(`tokens.css: no --${token} in .theme-${theme}`);
  return found[1]!;
}

/** The manifest in one language. They share their id, so that it is one app. */
export function manifest(language: string): object {
  const t = texts(language, "texts/");
  const icon = (name: string, size: number, purpose = "any") => ({ src: `/icons/${name}.png`, sizes: `${size}x${size}`, type: "image/png", purpose });
  return {
    id: "/",
    name: "Tischlein",
    short_name: "Tischlein",
    description: t("motto"),
    lang: language,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: colour("dark", "sky"),
    background_color: colour("dark", "sky"),
    categories: ["games"],
    icons: [icon("icon-192", 192), icon("icon-512", 512), icon("maskable-192", 192, "maskable"), icon("maskable-512", 512, "maskable")],
    shortcuts: Object.keys(SIGNS).map((game) => ({
      name: t(`game-${game}`),
      description: t(`game-${game}-line`),
      url: `/new/${game}`,
      icons: [icon(game, 96)],
    })),
  };
}

const link = (rel: string, href: string) => ({ tag: "link", attrs: { rel, href }, injectTo: "head" as const });
const digest = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);
const named = (html: string) => [...new Set([...html.matchAll(/"(\/assets\/[^"#]+)/g)].map(([, name]) => name!))];

export function installable(): Plugin[] {
  return [worded, listed];
}

/** Says what it says in three languages, before the names of its files are settled. */
const worded: Plugin = {
  name: "worded",
  transformIndexHtml: { order: "pre", handler: (html) => html.replace(SAME, () => LANGUAGES.map(offline).join("\n")) },
};

const listed: Plugin = {
  name: "installable",
  enforce: "post",
  transformIndexHtml: {
    order: "post",
    handler: (_, { filename, bundle }) => {
      const colours = (["dark", "light"] as const).map((theme) => ({
        tag: "meta",
        attrs: { name: "theme-color", content: colour(theme, "sky"), media: `(prefers-color-scheme: ${theme})` },
        injectTo: "head" as const,
      }));
      if (!filename.endsWith("offline.html")) return [...colours, link("manifest", "/manifest.en.webmanifest"), link("apple-touch-icon", "/icons/apple-touch-icon.png")];
      // The page for when there is no network looks like all others: their styles are there already.
      const styles = Object.keys(bundle ?? {}).filter((name) => /^assets\/index-.*\.css$/.test(name));
      return [...colours, ...styles.map((name) => ({ ...link("stylesheet", `/${name}`), injectTo: "head-prepend" as const }))];
    },
  },
  generateBundle(_, bundle) {
    for (const language of LANGUAGES) {
      this.emitFile({ type: "asset", fileName: `manifest.${language}.webmanifest`, source: JSON.stringify(manifest(language)) });
    }
    const text = (name: string) => {
      const file = bundle[name];
      if (file?.type !== "asset") throw new Error(`no ${name}`);
      return String(file.source);
    };
    const pages = ["index.html", "offline.html"] as const;
    const files = Object.keys(bundle).filter((name) => name.startsWith("assets/")).sort();
    // Letters of other scripts are fetched where they are needed.
    const list = JSON.stringify(files.filter((name) => !name.endsWith(".woff2")).map((name) => `/${name}`));
    const rest = LIST.replace(".", `-${digest(list)}.`);
    this.emitFile({ type: "asset", fileName: rest, source: list });
    const build: Build = {
      version: digest(JSON.stringify([files, pages.map(text)])),
      offline: ["/offline.html", ...named(text("offline.html"))],
      shell: "/index.html",
      rest: `/${rest}`,
    };
    const worker = bundle["worker.js"];
    if (worker?.type !== "chunk" || worker.imports.length) throw new Error("worker.js must be one file");
    worker.code = worker.code.replace("__BUILD__", JSON.stringify(build));
  },
};

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import type { ChunkingContext } from "rolldown";
import { defineConfig } from "vitest/config";
import { installable } from "./installable.ts";
import { street } from "./street.ts";

const root = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What pages with a table share, but for what the first page has, comes in one file: each one more costs a slow phone time. */
function together(id: string, modules: ChunkingContext): string | null {
  if (!/\/src\/(components|lib)\//.test(id)) return null;
  first ??= reached(root("./src/main.ts"), modules);
  return first.has(bare(id)) ? null : "tables";
}
let first: Set<string> | null = null;

function reached(from: string, modules: ChunkingContext): Set<string> {
  const found = new Set([from]);
  for (const id of found) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(bare(next));
  return found;
}
/** A component's style has the component's name, and more. */
const bare = (id: string): string => id.split("?")[0]!;

// Nothing may be inlined: the server's Content-Security-Policy allows files of its own only.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), street(), installable()],
  resolve: {
    alias: { "@games": root("../src/tischlein/games"), "@": root("./src") },
    conditions: mode === "test" ? ["browser"] : undefined,
  },
  build: {
    outDir: root("../src/tischlein/server/client"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { index: root("./index.html"), offline: root("./offline.html"), worker: root("./src/worker/worker.ts") },
      // A worker's address must not change, or the browser would take it for another one.
      output: {
        entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
        codeSplitting: { groups: [{ name: together, minShareCount: 2, includeDependenciesRecursively: false }] },
      },
    },
  },
  server: {
    fs: { allow: [root("..")] },
    proxy: { "/api": "http://127.0.0.1:8765", "/ws": { target: "ws://127.0.0.1:8765", ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"] },
}));

/** The first page fetches only the pieces that it shows: a small sheet is cut from art.svg when the client is built. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { inStreet } from "./src/lib/street.ts";

const MODULE = "virtual:street";

/** These pieces, and those they are made of. */
export function cut(sheet: string, wanted: (piece: string) => boolean): string {
  const pieces = new Map([...sheet.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs)].map(([whole, name]) => [name!, whole]));
  const kept = new Set([...pieces.keys()].filter(wanted));
  for (const name of kept) for (const [, inside] of pieces.get(name)!.matchAll(/href="#([^"]+)"/g)) kept.add(inside!);
  const [head] = /^.*?(?=<symbol)/s.exec(sheet)!;
  return `${head}${[...pieces].filter(([name]) => kept.has(name)).map(([, whole]) => whole).join("\n")}\n</svg>\n`;
}

export function street(): Plugin {
  let building = false;
  return {
    name: "street",
    configResolved: ({ command }) => void (building = command === "build"),
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      if (!building) return `export { default } from "/src/assets/art.svg?url";`;
      const source = cut(readFileSync(new URL("src/assets/art.svg", import.meta.url), "utf8"), inStreet);
      return `export default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name: "street.svg", source })};`;
    },
  };
}

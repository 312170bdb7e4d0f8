import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addressOf, DOORS } from "../src/lib/art";
import { inStreet } from "../src/lib/street";
import { cut } from "../street";

const sheet = readFileSync(join(import.meta.dirname, "../src/assets/art.svg"), "utf8");
const names = (text: string) => [...text.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name!);
const small = cut(sheet, inStreet);

test("the small sheet has the pieces of the first page, and all that they are made of", () => {
  for (const { door } of Object.values(DOORS)) expect(names(small)).toContain(door);
  expect(names(small).filter(inStreet)).toEqual(names(sheet).filter(inStreet));
  for (const [, inside] of small.matchAll(/href="#([^"]+)"/g)) expect(names(small)).toContain(inside);
  expect(small).toMatch(/^<svg xmlns="[^"]+">\n<symbol.*<\/symbol>\n<\/svg>\n$/s);
});

test("it is much smaller, and no piece is changed", () => {
  expect(small.length).toBeLessThan(sheet.length / 2);
  for (const [whole] of small.matchAll(/<symbol.*?<\/symbol>/gs)) expect(sheet).toContain(whole);
});

test("a piece has an address", () => expect(addressOf("door-grill")).toMatch(/art\.svg.*#door-grill$/));

import { expect, test } from "vitest";
import { percentOf } from "../src/lib/odds";

test("what was worked out has tenths of percents, what was tried out has none", () => {
  expect([percentOf(0.51649, true), percentOf(0.51649, false), percentOf(1, false)]).toEqual([51.6, 52, 100]);
});

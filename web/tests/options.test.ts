import { expect, test } from "vitest";
import { counting } from "../src/lib/options";
import { Setup } from "../src/lib/setup.svelte";
import type { GameFacts } from "../src/lib/wire-types";

const options = [
  { name: "slapping", values: ["off", "on"] },
  { name: "close-in-turn", values: ["off", "on"], only_with: "slapping" },
];
const names = (chosen: Record<string, string>) => counting(options, chosen).map(({ name }) => name);

test("an option that only changes another one counts only with that one", () => {
  expect(names({})).toEqual(["slapping"]);
  expect(names({ slapping: "off", "close-in-turn": "on" })).toEqual(["slapping"]);
  expect(names({ slapping: "on" })).toEqual(["slapping", "close-in-turn"]);
});

test("what doesn't count is not asked for", () => {
  const setup = new Setup({ id: "haecmaec", fewest: 2, most: 6, options, components: {} } as unknown as GameFacts);
  setup.options["close-in-turn"] = "on";
  expect(setup.opening.options).toEqual({ slapping: "off" });
  setup.options.slapping = "on";
  expect(setup.opening.options).toEqual({ slapping: "on", "close-in-turn": "on" });
});

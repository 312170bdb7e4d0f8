import { describe, expect, it } from "vitest";
import type { SeatedTable } from "../src/lib/board";
import { turnText } from "../src/lib/lines";
import type { Line } from "../src/lib/wire-types";
import type { Words } from "../src/lib/words.svelte";

const KNOWN = ["karteneck-ask-go", "karteneck-ask-go-pass"];
const words = { t: (id: string) => id, has: (_: string, id: string) => KNOWN.includes(id) } as unknown as Words;
const stolen = (who: number, whom: number): Line => ({ at: 0, kind: "event", who, says: [{ id: "stolen", args: { who, whom, tile: 24 } }] });
const laid = (who: number): Line => ({ at: 0, kind: "event", who, says: [{ id: "laid", args: { who } }] });

/** What seat 0 reads beside its buttons. */
function rest(actions: string[], lines: Line[] = [], yours = [0]): string {
  const table = {
    game: "karteneck",
    seat: 0,
    yours,
    lines,
    window: false,
    choices: actions.map((action) => ({ action })),
    scene: { view: { phase: "go", asked: [0], seat: 0 } },
    name: String,
    say: ({ id }: { id: string }) => id,
  } as unknown as SeatedTable;
  return turnText(table, words).rest;
}

describe("the line beside the buttons", () => {
  it("offers only what can be done", () => {
    expect(rest(["1", "pass"])).toBe("karteneck-ask-go");
    expect(rest(["pass"])).toBe("karteneck-ask-go-pass");
    expect(rest(["1"])).toBe("karteneck-ask-go");
  });
  it("tells what was taken from one, until one acts", () => {
    expect(rest(["1", "pass"], [laid(0), stolen(1, 0), laid(2)])).toBe("stolen");
    expect(rest(["1", "pass"], [stolen(1, 0), laid(0), laid(2)])).toBe("karteneck-ask-go");
    expect(rest(["1", "pass"], [laid(0), stolen(1, 2)])).toBe("karteneck-ask-go");
  });
  it("tells nobody where a device is handed around", () => {
    expect(rest(["1", "pass"], [stolen(1, 0)], [0, 1])).toBe("karteneck-ask-go");
  });
});

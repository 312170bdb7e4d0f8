import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { goingBefore, rememberGoing } from "../src/lib/going";
import type { TableCard } from "../src/lib/wire-types";

describe("running games as they were last told", () => {
  const kept = new Map<string, string>();
  const card = { id: "a-b-c", game: "karteneck", stage: "playing", people: [{ kind: "person", name: "Rosa" }] } as unknown as TableCard;

  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("come back", () => {
    expect(goingBefore()).toEqual([]);
    rememberGoing([card]);
    expect(goingBefore()).toEqual([card]);
  });

  it.each(["", "{", "null", "7", '{"id":"a"}', "[null]", '[{"id":"a-b-c","game":"karteneck","stage":"playing"}]'])("are unknown where %s is written", (text) => {
    rememberGoing([card]);
    for (const key of kept.keys()) kept.set(key, text);
    expect(goingBefore()).toEqual([]);
  });

  it("are unknown where nothing may be kept", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new Error("forbidden");
      },
    });
    expect(goingBefore()).toEqual([]);
  });
});

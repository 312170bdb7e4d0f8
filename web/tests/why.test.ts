import { describe, expect, test } from "vitest";
import type { BoardTable } from "../src/lib/board";
import type { Reasons, Ruling } from "../src/lib/wire-types";
import { bySection, denied, rulingOn } from "../src/lib/why";

const ruling = (id: string, rule: string, ...actions: string[]): Ruling => ({ says: { id }, rule, ...(actions.length ? { actions } : {}) });
const table = (more: Partial<BoardTable>) => ({ seat: 0, choices: [{ action: "roll" }], wonder: () => undefined, ...more }) as unknown as BoardTable;

describe("what can't be chosen", () => {
  test("is met by keyboard while something else can be chosen", () => {
    expect(denied(table({}), "keep 4", true)).toEqual({ "data-denied": "keep 4", role: "button", tabindex: 0, "aria-disabled": "true" });
    expect(denied(table({ choices: [] }), "keep 4", true)).toEqual({ "data-denied": "keep 4" });
    expect(denied(table({}), "keep 4")).toEqual({ "data-denied": "keep 4" });
  });

  test("is silent where nobody can be asked, and to who only looks on", () => {
    expect(denied(table({ wonder: undefined }), "keep 4", true)).toEqual({});
    expect(denied(table({ seat: null }), "keep 4", true)).toEqual({});
  });

  test("is answered by its own reason, else by what it means, else by why nothing can be done", () => {
    const told: Reasons = { t: "reasons", no: 1, may: [ruling("means", "turn", "roll")], may_not: [ruling("kept", "turn", "keep 4")] };
    expect(rulingOn(told, "keep 4")?.says.id).toBe("kept");
    expect(rulingOn(told, "roll")?.says.id).toBe("means");
    expect(rulingOn(told, "steal")).toBeUndefined();
    expect(rulingOn({ t: "reasons", no: 1, may_not: [ruling("wait", "turn")] }, "steal")?.says.id).toBe("wait");
  });

  test("is told section by section", () => {
    const found = bySection([ruling("a", "stop"), ruling("b", "turn"), ruling("c", "stop")]);
    expect(found.map(({ rule, rulings }) => [rule, rulings.map(({ says }) => says.id)])).toEqual([["stop", ["a", "c"]], ["turn", ["b"]]]);
    expect(bySection()).toEqual([]);
  });
});

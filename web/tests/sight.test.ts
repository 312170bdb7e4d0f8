import { beforeEach, expect, test, vi } from "vitest";
import { Sight } from "../src/lib/sight.svelte";

/** An element that only notes where it was asked to be. */
const element = (offsetHeight = 600) => ({ offsetHeight, scrollIntoView: vi.fn(), focus: vi.fn() }) as unknown as HTMLElement & { scrollIntoView: ReturnType<typeof vi.fn>; focus: ReturnType<typeof vi.fn> };
let seen: (shown: boolean) => void;

beforeEach(() => {
  vi.stubGlobal("innerHeight", 740);
  vi.stubGlobal("getComputedStyle", () => ({ scrollMarginBottom: "240px" }));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        seen = (isIntersecting) => tell([{ isIntersecting }]);
      }
      observe = () => {};
      disconnect = () => {};
    },
  );
});

test("the board comes into sight, and there is a way back to what was pressed", () => {
  const [board, pressed] = [element(), element()];
  const sight = new Sight(() => false);
  expect(sight.away).toBe(false);
  sight.show(board, pressed);
  expect([board.scrollIntoView.mock.lastCall, sight.away]).toEqual([[{ block: "start", behavior: "smooth" }], true]);
  sight.back();
  expect([pressed.scrollIntoView.mock.lastCall, sight.away]).toEqual([[{ block: "center", behavior: "smooth" }], false]);
  expect(pressed.focus).toHaveBeenCalledWith({ preventScroll: true });
});

test("a board that leaves room shows who sits above it", () => {
  const board = element(500);
  new Sight(() => false).show(board, element());
  expect(board.scrollIntoView).toHaveBeenCalledWith({ block: "end", behavior: "smooth" });
});

test("nothing glides for who wants nothing to move", () => {
  const board = element();
  new Sight(() => true).show(board, element());
  expect(board.scrollIntoView).toHaveBeenCalledWith({ block: "start", behavior: "instant" });
});

test("whoever scrolls back needs no way back", () => {
  const sight = new Sight(() => false);
  sight.show(element(), element());
  seen(true); // not gone yet
  expect(sight.away).toBe(true);
  seen(false);
  expect(sight.away).toBe(true);
  seen(true);
  expect(sight.away).toBe(false);
});

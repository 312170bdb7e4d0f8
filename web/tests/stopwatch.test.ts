import { expect, test } from "vitest";
import { Stopwatch } from "../src/lib/stopwatch";

/** Frames that are painted when the test says so. */
function screen() {
  let waiting: ((now: number) => void)[] = [];
  return {
    frame: (paint: (now: number) => void) => void waiting.push(paint),
    paint(now: number) {
      const due = waiting;
      waiting = [];
      for (const paint of due) paint(now);
    },
  };
}

test("time runs from the frame after the one that painted the scene", () => {
  const { frame, paint } = screen();
  const watch = new Stopwatch(frame);
  watch.show(7);
  expect(watch.since(100)).toBe(null);
  paint(116);
  expect(watch.since(120)).toBe(null);
  paint(132);
  expect(watch.since(432)).toBe(300);
});

test("a scene that comes again, with a line of chat, does not start anew", () => {
  const { frame, paint } = screen();
  const watch = new Stopwatch(frame);
  watch.show(7);
  paint(16);
  paint(32);
  watch.show(7);
  paint(1016);
  paint(1032);
  expect(watch.since(1532)).toBe(1500);
});

test("another scene does, also if the one before it was never painted", () => {
  const { frame, paint } = screen();
  const watch = new Stopwatch(frame);
  watch.show(7);
  paint(16);
  watch.show(8);
  paint(32);
  expect(watch.since(40)).toBe(null);
  paint(48);
  expect(watch.since(148)).toBe(100);
});

test("when another person looks, time runs anew", () => {
  const { frame, paint } = screen();
  const watch = new Stopwatch(frame);
  watch.show(7);
  paint(16);
  paint(32);
  watch.forget();
  watch.show(7);
  paint(1016);
  paint(1032);
  expect(watch.since(1132)).toBe(100);
});

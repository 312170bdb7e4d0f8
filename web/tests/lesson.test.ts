import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DONE, partOf } from "../src/lib/learning";
import { Lesson, textsOf } from "../src/lib/lesson.svelte";
import type { Choice, Lesson as Told, LessonStep, Moment } from "../src/lib/wire-types";
import { Words } from "../src/lib/words.svelte";

const words = new Words();
const choice = (action: string, cost = false): Choice => ({ action, label: { id: action }, ...(cost && { cost: { id: "cost" } }) });
const moment = (no: number, choices: Choice[] = []): Moment => ({
  scene: { no, view: { game: "bratwurmeck", seat: 0, asked: [] } as never, choices },
  lines: [{ at: 0, kind: "event", text: `event ${no}` }],
});
const STEPS: LessonStep[] = [
  { name: "hello", moment: 0, at: ["grill"] },
  { name: "dice", moment: 1, at: ["tray"] },
  { name: "worms", moment: 1, does: "keep w" },
  { name: "roll-on", moment: 2, at: ["it", "kept"], does: "stop" },
  { name: "stack", moment: 3, look: "glad" },
  { name: "masha", moment: 6 },
];
const MOMENTS = [moment(0), moment(1, [choice("keep 4"), choice("keep w")]), moment(2, [choice("roll"), choice("stop", true)]), moment(3), moment(4), moment(5), moment(6)];
const TOLD: Told = { game: "bratwurmeck", seats: 3, moments: MOMENTS, steps: STEPS };

let kept: string[] = [];
const begin = (left: string | null = null) => new Lesson(TOLD, words, { name: () => "Aylin", left, keep: (step) => kept.push(step) });

beforeEach(async () => {
  kept = [];
  vi.useFakeTimers();
  await words.use("en");
  await words.tables();
  await words.add(partOf("bratwurmeck"), textsOf("bratwurmeck"));
});
afterEach(() => vi.useRealTimers());

describe("a lesson", () => {
  test("is listened to, and done by doing", () => {
    const lesson = begin();
    expect(lesson.saying).toMatch(/^Hello, I’m Squiggle!/);
    expect([lesson.listening, lesson.pointing, lesson.pressing]).toEqual([true, ["grill"], null]);
    lesson.next();
    lesson.next();
    expect([lesson.step.name, lesson.listening, lesson.pressing]).toEqual(["worms", false, "keep w"]);
    lesson.next();
    expect(lesson.step.name).toBe("worms");
    lesson.act("keep w");
    expect([lesson.step.name, lesson.scene.no]).toEqual(["roll-on", 2]);
    expect(kept).toEqual(["hello", "dice", "worms", "roll-on"]);
  });

  test("has a kind word for another choice, and nothing is lost", () => {
    const lesson = begin("worms");
    lesson.next();
    lesson.act("keep 4");
    expect([lesson.step.name, lesson.scene.no, lesson.look]).toEqual(["worms", 1, "sly"]);
    expect(lesson.saying).toMatch(/^That is allowed\./);
    expect(lesson.pressing).toBe("keep w");
    lesson.act("keep w");
    expect(lesson.step.name).toBe("roll-on");
  });

  test("lets nobody do what can't be done", () => {
    const lesson = begin("worms");
    lesson.act("grill");
    expect([lesson.step.name, lesson.look]).toEqual(["worms", "glad"]);
  });

  test("need not be listened to by whoever has understood", () => {
    const lesson = begin();
    lesson.next();
    expect(lesson.step.name).toBe("dice");
    lesson.act("keep 4");
    expect([lesson.step.name, lesson.saying]).toEqual(["worms", expect.stringMatching(/^That is allowed/)]);
    lesson.previous();
    lesson.previous();
    expect(lesson.step.name).toBe("dice");
    lesson.act("keep w");
    expect(lesson.step.name).toBe("roll-on");
  });

  test("asks once more where a choice costs", () => {
    const lesson = begin("roll-on");
    lesson.next();
    lesson.act("stop");
    expect([lesson.step.name, lesson.doubtful?.action]).toEqual(["roll-on", "stop"]);
    lesson.think();
    expect(lesson.doubtful).toBeNull();
    lesson.act("stop");
    lesson.act("stop");
    expect(lesson.step.name).toBe("stack");
  });

  test("shows what the others do, one by one, or at once for whoever presses", () => {
    const lesson = begin("stack");
    lesson.next();
    lesson.next();
    expect([lesson.running, lesson.scene.no, lesson.pointing]).toEqual([true, 4, []]);
    vi.advanceTimersByTime(1500);
    expect([lesson.running, lesson.scene.no]).toEqual([true, 5]);
    vi.advanceTimersByTime(1500);
    expect([lesson.running, lesson.step.name, lesson.lines.length]).toEqual([false, "masha", 7]);
    lesson.previous();
    expect([lesson.step.name, lesson.scene.no]).toEqual(["stack", 3]);
    lesson.next();
    lesson.next();
    expect([lesson.running, lesson.step.name]).toEqual([false, "masha"]);
    vi.advanceTimersByTime(9000);
    expect(lesson.step.name).toBe("masha");
  });

  test("asks for nothing any more while the others play", () => {
    const told = { ...TOLD, steps: [STEPS[2]!, { name: "masha", moment: 4 }] };
    const lesson = new Lesson(told, words, { name: () => "Aylin", left: null, keep: () => undefined });
    lesson.act("keep w");
    expect([lesson.running, lesson.step.name, lesson.saying]).toEqual([true, "worms", "Now watch what happens."]);
    lesson.next();
    expect(lesson.step.name).toBe("masha");
  });

  test("goes on where somebody left, or begins again", () => {
    const lesson = begin("roll-on");
    expect([lesson.returned, lesson.scene.no, lesson.saying]).toEqual([true, 2, expect.stringMatching(/^There you are again!/)]);
    lesson.next();
    expect([lesson.returned, lesson.step.name]).toEqual([false, "roll-on"]);
    const other = begin("roll-on");
    other.again();
    expect([other.returned, other.step.name]).toEqual([false, "hello"]);
    expect(begin("a-step-that-is-gone").step.name).toBe("hello");
  });

  test("ends, and may begin again", () => {
    const lesson = begin("masha");
    lesson.next();
    lesson.next();
    expect([lesson.done, kept.at(-1), lesson.learnt.length]).toEqual([true, DONE, 3]);
    expect(begin(DONE).step.name).toBe("hello");
    lesson.again();
    expect([lesson.done, lesson.step.name]).toEqual([false, "hello"]);
  });

  test("has everybody at the table", () => {
    const lesson = begin();
    expect(lesson.people.map((person) => person.name)).toEqual(["Aylin", "Masha", "Otto"]);
    expect(new Lesson(TOLD, words, { name: () => "", left: null, keep: () => undefined }).name(0)).toBe("Guest");
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Table } from "../src/lib/table.svelte";
import type { Line as Socket } from "../src/lib/wire";
import type { Asked, Choice, Info, Line, News, Scene, Told } from "../src/lib/wire-types";
import { Words } from "../src/lib/words.svelte";

const choice = (action: string, cost?: string): Choice => ({ action, label: { id: action }, ...(cost ? { cost: { id: cost } } : {}) });
const person = (name: string, yours = false) => ({ kind: "person" as const, name, here: true, yours });
const event: Line = { at: 1, kind: "event" };

function scene(choices: Choice[] = [], asked = [0], more: Partial<Scene> = {}): Scene {
  return { view: { game: "bratwurmeck", seat: 0, seats: 2, asked } as unknown as Scene["view"], choices, no: 5, ...more };
}

function setUp(people: Info["people"] = [person("Masha", true), person("Ole")]) {
  const sent: Asked[] = [];
  const socket: Socket = { send: (text) => void sent.push(JSON.parse(text) as Asked), close: () => undefined, onopen: null, onmessage: null, onclose: null };
  const table = new Table("id", new Words(), () => socket);
  table.open();
  socket.onopen?.();
  const tell = (told: Told) => socket.onmessage?.({ data: JSON.stringify(told) });
  const info = { id: "id", game: "bratwurmeck", stage: "playing", people } as Info;
  const welcome = (shown: Scene | null, more: object = {}) => tell({ t: "welcome", info, seat: 0, seen: 0, lines: [], scene: shown, ...more });
  const news = (more: Partial<News>) => tell({ t: "news", seen: 1, lines: [], ...more });
  return { table, socket, sent, tell, welcome, news };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (paint: (now: number) => void) => setTimeout(() => paint(performance.now()), 16));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a table", () => {
  test("a screen for all says so, and looks from no seat", () => {
    const sent: Asked[] = [];
    const socket: Socket = { send: (text) => void sent.push(JSON.parse(text) as Asked), close: () => undefined, onopen: null, onmessage: null, onclose: null };
    const table = new Table("id", new Words(), () => socket, true);
    table.open();
    socket.onopen?.();
    expect(sent).toMatchObject([{ t: "hello", seen: 0, screen: true }]);
    expect(sent[0]).not.toHaveProperty("seat");
  });

  test("a choice stays pressed until it counts, and nothing else is sent meanwhile", () => {
    const { table, sent, welcome, news } = setUp();
    welcome(scene([choice("roll"), choice("grill")]));
    table.act("roll");
    table.act("grill");
    expect(table.pending).toBe("roll");
    expect(sent.filter((message) => message.t === "act")).toEqual([{ t: "act", n: 1, no: 5, action: "roll" }]);
    news({ ack: 1, scene: scene() });
    expect(table.pending).toBeNull();
  });

  test("what may not be done is not sent", () => {
    const { table, sent, welcome } = setUp();
    welcome(scene([choice("roll")]));
    table.act("steal");
    expect(sent.map((message) => message.t)).toEqual(["hello"]);
  });

  test("a choice that costs is asked once", () => {
    const { table, sent, welcome } = setUp();
    welcome(scene([choice("stop", "dear")]));
    table.act("stop");
    expect(table.doubtful?.action).toBe("stop");
    expect(sent).toHaveLength(1);
    table.think();
    table.act("stop");
    table.act("stop");
    expect(sent.at(-1)).toMatchObject({ t: "act", action: "stop" });
  });

  test("doubt goes with the choice it was about", () => {
    const { table, welcome, news } = setUp();
    welcome(scene([choice("stop", "dear")]));
    table.act("stop");
    news({ scene: scene([choice("roll")]) });
    expect(table.doubtful).toBeNull();
  });

  test("a refusal frees the choice and says why; a stale one is silent", () => {
    const { table, tell, welcome } = setUp();
    welcome(scene([choice("roll")]));
    table.act("roll");
    tell({ t: "refused", n: 1, why: { kind: "stale" } });
    expect([table.pending, table.refusal]).toEqual([null, null]);
    table.act("roll");
    tell({ t: "refused", n: 2, why: { kind: "not-legal" } });
    expect(table.refusal).toEqual({ kind: "not-legal" });
  });

  test("whoever sits down looks from that chair, and is a spectator again after standing up", () => {
    const { table, tell, welcome } = setUp([person("Masha"), { kind: "open" }]);
    welcome(null, { seat: null });
    const seated = (yours: boolean) => ({ ...table.info!, people: [person("Masha"), person("Ole", yours)] });
    tell({ t: "table", info: seated(true) });
    expect(table.seat).toBe(1);
    tell({ t: "table", info: seated(false) });
    expect(table.seat).toBeNull();
  });

  test("after a cut the log goes on where it was", () => {
    const { table, socket, sent, tell, welcome, news } = setUp();
    welcome(scene([choice("roll")]), { seen: 1, lines: [event] });
    news({ seen: 2, lines: [event] });
    table.act("roll");
    socket.onclose?.();
    expect(table.connection).toBe("lost");
    vi.advanceTimersByTime(1000);
    socket.onopen?.();
    expect(sent.at(-1)).toMatchObject({ t: "hello", seen: 2 });
    welcome(scene(), { seen: 4, lines: [event, event], acked: 1 });
    expect(table.lines).toHaveLength(4);
    expect(sent.at(-1)).toMatchObject({ t: "act", n: 1, action: "roll" });
    tell({ t: "ack", n: 1 });
    expect(table.pending).toBeNull();
  });

  test("in a window the time since it was painted is told", async () => {
    const { table, sent, welcome } = setUp();
    welcome(scene([choice("slap")], [0], { window: true, left: 5000 }));
    await vi.advanceTimersByTimeAsync(332);
    table.act("slap");
    const act = sent.at(-1);
    expect(act).toMatchObject({ t: "act", action: "slap" });
    expect((act as { ms: number }).ms).toBeCloseTo(300, 0);
    expect(table.left()).toBeCloseTo(4668, 0);
  });

  test("a line of chat in a window starts neither that time nor the ring anew", async () => {
    const { table, sent, welcome, news } = setUp();
    welcome(scene([choice("slap")], [0], { window: true, left: 5000 }));
    await vi.advanceTimersByTimeAsync(1000);
    news({ scene: scene([choice("slap")], [0], { window: true, left: 4000 }) });
    await vi.advanceTimersByTimeAsync(332);
    table.act("slap");
    expect((sent.at(-1) as { ms: number }).ms).toBeCloseTo(1300, 0);
    expect(table.span).toBe(5000);
  });

  test("whoever sat down sees the game from that chair", () => {
    const { table, welcome, news } = setUp();
    welcome(null, { seat: null });
    news({ scene: scene([choice("roll")]) });
    expect(table.seat).toBe(0);
  });

  test("the device is handed over to whoever of its people is to act, and the log is learnt anew", () => {
    const { table, sent, welcome } = setUp([person("Masha", true), person("Ole", true), person("Мила")]);
    welcome(scene([], [1]), { lines: [event], seen: 1 });
    expect(table.handOver).toBe(1);
    table.look(1);
    expect([table.lines.length, table.scene]).toEqual([0, null]);
    expect(sent.at(-1)).toEqual({ t: "look", seat: 1 });
    welcome(scene([choice("roll")], [1]), { seat: 1, lines: [event, event], seen: 2 });
    expect([table.seat, table.lines.length, table.handOver]).toEqual([1, 2, null]);
  });

  test("what was asked is kept for its moment, and for the eyes that asked", () => {
    const { table, sent, tell, welcome, news } = setUp([person("Masha", true), person("Ole", true)]);
    welcome(scene([choice("roll")]));
    table.wonder();
    expect(sent.at(-1)).toEqual({ t: "why" });
    const reasons = { t: "reasons", no: 5, may: [{ says: { id: "roll" }, rule: "turn", actions: ["roll"] }] } as const;
    tell({ ...reasons, no: 4, may: [] });
    expect(table.reasons).toBeNull();
    tell({ ...reasons, may: [...reasons.may].map((ruling) => ({ ...ruling, actions: [...ruling.actions] })) });
    expect(table.reasons?.may).toHaveLength(1);
    news({ lines: [event], scene: scene([choice("roll")]) });
    expect(table.reasons?.may).toHaveLength(1);
    news({ lines: [event], scene: scene([choice("grill")], [0], { no: 6 }) });
    expect(table.reasons).toBeNull();
    tell({ t: "reasons", no: 6 });
    table.look(1);
    expect(table.reasons).toBeNull();
  });

  test("in a window every own seat is asked once, although nobody is told who has answered", () => {
    const { table, welcome, news } = setUp([person("Masha", true), person("Ole", true), person("Мила")]);
    welcome(scene([], [0, 1]));
    expect(table.handOver).toBe(1);
    table.look(1);
    welcome(scene([], [0, 1]), { seat: 1 });
    expect(table.handOver).toBeNull();
    news({ lines: [event], scene: scene([], [0]) });
    expect(table.handOver).toBe(0);
  });
});

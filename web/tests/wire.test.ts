import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Wire, type Line, type WireState } from "../src/lib/wire";
import type { Asked, Refusal, Told } from "../src/lib/wire-types";

/** A socket whose other end is the test. */
class Socket implements Line {
  readonly sent: Asked[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Asked);
  }
  close(): void {
    this.closed = true;
  }
  tell(told: Partial<Told> & { t: Told["t"] }): void {
    this.onmessage?.({ data: JSON.stringify(told) });
  }
  welcome(acked = 0): void {
    this.onopen?.();
    this.tell({ t: "welcome", seen: 0, lines: [], acked });
  }
}

function setUp() {
  const sockets: Socket[] = [];
  const states: WireState[] = [];
  const told: Told[] = [];
  const shut: Refusal[] = [];
  const here = { seen: 0, seat: null as number | null };
  const wire = new Wire(
    () => {
      sockets.push(new Socket());
      return sockets.at(-1)!;
    },
    { where: () => here, told: (each) => told.push(each), state: (state) => states.push(state), shut: (why) => shut.push(why) },
  );
  wire.open();
  return { wire, sockets, states, told, shut, here, last: () => sockets.at(-1)! };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a wire", () => {
  test("begins with hello, naming tab, lines seen and seat", () => {
    const { last, here, wire } = setUp();
    here.seen = 7;
    here.seat = 2;
    last().onopen?.();
    expect(last().sent).toEqual([{ t: "hello", tab: wire.tab, seen: 7, seat: 2 }]);
    expect(wire.tab).toMatch(/^[A-Za-z0-9_-]{8,32}$/);
  });

  test("numbers what it says, and answers pings at once", () => {
    const { wire, last } = setUp();
    last().welcome();
    expect([wire.ask({ t: "begin" }), wire.ask({ t: "stand" })]).toEqual([1, 2]);
    last().tell({ t: "ping", k: 9 });
    expect(last().sent.slice(1)).toEqual([{ t: "begin", n: 1 }, { t: "stand", n: 2 }, { t: "pong", k: 9 }]);
  });

  test("says again after a cut all that is not settled, and only that", () => {
    const { wire, last, states } = setUp();
    last().welcome();
    wire.ask({ t: "act", no: 1, action: "roll" });
    wire.ask({ t: "chat", text: "oh" });
    last().tell({ t: "ack", n: 1 });
    last().onclose?.();
    wire.ask({ t: "stand" });
    vi.advanceTimersByTime(1000);
    last().welcome();
    expect(last().sent.slice(1)).toEqual([{ t: "chat", text: "oh", n: 2 }, { t: "stand", n: 3 }]);
    expect(states).toEqual(["on", "lost", "on"]);
  });

  test("an answer that was lost is asked for again, also below the highest number that counts", () => {
    const { wire, last, told } = setUp();
    last().welcome();
    wire.ask({ t: "act", no: 1, action: "roll" });
    wire.ask({ t: "chat", text: "oh" });
    last().onclose?.(); // the first was refused, the second counted; nobody heard either
    vi.advanceTimersByTime(1000);
    last().welcome(2);
    expect(last().sent.slice(1)).toEqual([{ t: "act", no: 1, action: "roll", n: 1 }, { t: "chat", text: "oh", n: 2 }]);
    last().tell({ t: "refused", n: 1, why: { kind: "stale" } });
    last().tell({ t: "ack", n: 2 });
    expect(told.at(-2)).toEqual({ t: "refused", n: 1, why: { kind: "stale" } });
    last().onclose?.();
    vi.advanceTimersByTime(1000);
    last().welcome(2);
    expect(last().sent).toHaveLength(1);
  });

  test("a message that was on its way when the line was cut is sent again with its number", () => {
    const { wire, last } = setUp();
    last().welcome();
    wire.ask({ t: "act", no: 1, action: "roll" });
    last().onclose?.();
    vi.advanceTimersByTime(1000);
    last().welcome(0);
    expect(last().sent.at(-1)).toEqual({ t: "act", no: 1, action: "roll", n: 1 });
  });

  test.each([
    ["ack", { t: "ack", n: 1 }],
    ["news", { t: "news", seen: 2, lines: [], ack: 1 }],
    ["refusal", { t: "refused", n: 1, why: { kind: "not-legal" } }],
  ] as [string, Told][])("what a %s names is settled", (_, settling) => {
    const { wire, last } = setUp();
    last().welcome();
    wire.ask({ t: "begin" });
    last().tell(settling);
    last().onclose?.();
    vi.advanceTimersByTime(1000);
    last().welcome(0);
    expect(last().sent.map((message) => message.t)).toEqual(["hello"]);
  });

  test("a second welcome on the same line repeats nothing", () => {
    const { wire, last } = setUp();
    last().welcome();
    wire.ask({ t: "begin" });
    last().tell({ t: "welcome", seen: 0, lines: [], acked: 0 });
    expect(last().sent.filter((message) => message.t === "begin")).toHaveLength(1);
  });

  test("waits longer after each failure, never longer than 15 s", () => {
    const { sockets, last } = setUp();
    const waits: number[] = [];
    for (let turn = 0; turn < 9; turn++) {
      const before = sockets.length;
      last().onclose?.();
      let waited = 0;
      while (sockets.length === before) waited += (vi.advanceTimersByTime(50), 50);
      waits.push(waited);
    }
    expect(waits[0]).toBeLessThanOrEqual(450);
    expect(waits.at(-1)).toBeGreaterThanOrEqual(7_500);
    expect(Math.max(...waits)).toBeLessThanOrEqual(15_050);
  });

  test("too fast: the same message again in a moment", () => {
    const { wire, last, told } = setUp();
    last().welcome();
    wire.ask({ t: "begin" });
    last().tell({ t: "refused", n: 1, why: { kind: "too-fast" } });
    vi.advanceTimersByTime(500);
    expect(last().sent.slice(1)).toEqual([{ t: "begin", n: 1 }, { t: "begin", n: 1 }]);
    expect(told.map((each) => each.t)).toEqual(["welcome"]);
  });

  test("silence after we spoke counts as a cut", () => {
    const { wire, sockets, states } = setUp();
    sockets[0]!.welcome();
    wire.ask({ t: "begin" });
    vi.advanceTimersByTime(8_000);
    expect(states.at(-1)).toBe("lost");
    expect(sockets[0]!.closed).toBe(true);
  });

  test("a table that is not there is not asked for again", () => {
    const { last, sockets, shut, states } = setUp();
    last().onopen?.();
    last().tell({ t: "refused", n: null, why: { kind: "unknown" } });
    last().onclose?.();
    vi.advanceTimersByTime(60_000);
    expect(shut).toEqual([{ kind: "unknown" }]);
    expect(states.at(-1)).toBe("closed");
    expect(sockets).toHaveLength(1);
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { permission, TurnTeller, wish, wished, type Moment, type Signs } from "../src/lib/turn";
import { markTurn, setTurns } from "../src/lib/turns";

const moment = (mine: boolean, more: Partial<Moment> = {}): Moment => ({
  table: "abc",
  mine,
  brief: false,
  game: "Barbecue",
  turn: "Your turn.",
  others: "with Ole",
  ...more,
});

function setUp({ hidden = true, wished = true } = {}) {
  const given: string[] = [];
  const now = { hidden, title: "" };
  const signs: Signs = {
    title: (text) => (now.title = text),
    mark: (on) => given.push(on ? "mark" : "no mark"),
    badge: (table, mine) => given.push(`badge ${table} ${mine}`),
    hidden: () => now.hidden,
    wished: () => wished,
    notify: ({ game, turn }) => given.push(`notify ${game}: ${turn}`),
    seen: (table) => given.push(`seen ${table}`),
  };
  return { teller: new TurnTeller(signs), now, given, notified: () => given.filter((sign) => sign.startsWith("notify")).length };
}

describe("signs of one's turn", () => {
  test("title, mark and badge follow whose turn it is", () => {
    const { teller, now, given } = setUp({ hidden: false });
    teller.tell(moment(false));
    expect(now.title).toBe("Barbecue · Tischlein");
    teller.tell(moment(true));
    expect(now.title).toBe("● Your turn. Barbecue");
    teller.leave();
    expect(given).toEqual(["no mark", "badge abc false", "seen abc", "mark", "badge abc true", "no mark"]);
  });

  test("who does not look is notified once a turn", () => {
    const { teller, given, notified } = setUp();
    teller.tell(moment(false));
    for (let step = 0; step < 3; step += 1) teller.tell(moment(true));
    expect(notified()).toBe(1);
    expect(given).toContain("notify Barbecue: Your turn.");
    teller.tell(moment(false));
    expect(given.at(-1)).toBe("seen abc");
    teller.tell(moment(true));
    expect(notified()).toBe(2);
  });

  test("who looks is not, also not after looking away in the middle of a turn", () => {
    const { teller, now, notified } = setUp({ hidden: false });
    teller.tell(moment(true));
    now.hidden = true;
    teller.tell(moment(true));
    expect(notified()).toBe(0);
  });

  test("who did not wish for it is not", () => {
    const { teller, notified } = setUp({ wished: false });
    teller.tell(moment(true));
    expect(notified()).toBe(0);
  });

  test("a window of a few seconds is no reason; a turn that comes out of it is", () => {
    const { teller, notified } = setUp();
    teller.tell(moment(true, { brief: true }));
    expect(notified()).toBe(0);
    teller.tell(moment(true));
    expect(notified()).toBe(1);
  });

  test("it is taken back when somebody looks", () => {
    const { teller, now, given } = setUp();
    teller.tell(moment(true));
    teller.look();
    expect(given.at(-1)).not.toBe("seen abc");
    now.hidden = false;
    teller.look();
    expect(given.at(-1)).toBe("seen abc");
  });
});

describe("what the browser remembers and allows", () => {
  const kept = new Map<string, string>();
  const badges: number[] = [];
  const asked = vi.fn();

  function browser(allowed: string, answer = allowed) {
    const notifications = { permission: allowed, requestPermission: async () => (asked(), (notifications.permission = answer)) };
    vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
    vi.stubGlobal("navigator", { serviceWorker: {}, setAppBadge: async (count: number) => void badges.push(count), clearAppBadge: async () => void badges.push(0) });
    vi.stubGlobal("isSecureContext", true);
    vi.stubGlobal("Notification", notifications);
    vi.stubGlobal("window", { Notification: notifications });
  }
  beforeEach(() => {
    kept.clear();
    badges.length = 0;
    asked.mockClear();
  });
  afterEach(() => vi.unstubAllGlobals());

  test("the browser is asked when somebody wishes, and only then", async () => {
    browser("default", "granted");
    expect(wished()).toBe(false);
    expect(asked).not.toHaveBeenCalled();
    await wish(true);
    expect(asked).toHaveBeenCalledOnce();
    expect(wished()).toBe(true);
    await wish(false);
    expect(wished()).toBe(false);
    await wish(true);
    expect(asked).toHaveBeenCalledOnce();
  });

  test("what is denied stays off, also where it was wished for before", async () => {
    browser("default", "denied");
    await wish(true);
    expect(permission()).toBe("denied");
    expect(wished()).toBe(false);
    kept.set("tischlein-tell-turn", "yes");
    expect(wished()).toBe(false);
  });

  test("without a safe connection there is nothing to wish for", () => {
    browser("granted");
    vi.stubGlobal("isSecureContext", false);
    expect(permission()).toBe("none");
  });

  test("the badge counts tables, each once", () => {
    browser("granted");
    markTurn("abc", true);
    markTurn("def", true);
    markTurn("abc", true);
    markTurn("def", false);
    setTurns(["x", "y", "z"]);
    setTurns([]);
    expect(badges).toEqual([1, 2, 2, 1, 3, 0]);
  });
});

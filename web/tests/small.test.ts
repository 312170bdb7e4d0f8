import { expect, test } from "vitest";
import { Api, ApiFault } from "../src/lib/api";
import { barOf, keysOf, type BoardKit } from "../src/lib/board";
import { joinOf } from "../src/lib/codes";
import { isolated } from "../src/lib/names";
import { entropy } from "../src/lib/entropy";
import { blocks, plain, spans } from "../src/lib/markdown";
import { changed, quickTable } from "../src/lib/opening";
import { routeOf } from "../src/lib/router.svelte";
import type { Choice, GameFacts } from "../src/lib/wire-types";

const id = "AbCdEfGhIjKlMnOpQrStUv";

test.each([
  [`https://tischlein.example/t/${id}`, { table: id }],
  [`  http://127.0.0.1:8000/t/${id}?x=1 `, { table: id }],
  ["k7 q2m", { code: "K7Q2M" }],
  ["K7Q-2M", { code: "K7Q2M" }],
  ["", null],
  ["<script>", null],
  ["k7pq xyz2", { device: "K7PQXYZ2" }],
])("joining with %j", (typed, wanted) => expect(joinOf(typed)).toEqual(wanted));

test.each([
  ["/", { page: "home" }],
  [`/t/${id}`, { page: "table", id }],
  ["/new/haecmaec", { page: "new", game: "haecmaec" }],
  ["/learn/haecmaec", { page: "learn", game: "haecmaec" }],
  ["/device/abc", { page: "device", link: "abc" }],
  ["/t/a/b", { page: "unknown" }],
  ["/t/%3Cscript%3E", { page: "unknown" }],
])("the address %s", (path, route) => expect(routeOf(path)).toEqual(route));

test("a quick table seats you and two bots, or as many as the game allows", () => {
  const facts = (fewest: number, most: number) => ({ id: "x", fewest, most }) as GameFacts;
  const kinds = (fewest: number, most: number) => quickTable(facts(fewest, most)).chairs.map((chair) => chair.kind);
  expect(kinds(2, 7)).toEqual(["me", "bot", "bot"]);
  expect(kinds(2, 2)).toEqual(["me", "bot"]);
  expect(kinds(4, 6)).toEqual(["me", "bot", "bot", "bot"]);
});

test("only changed numbers are sent", () => {
  const box = { worms: { 21: 1, 22: 1 }, kinds: { patty: { 1: 2, 2: 2 } }, flies: 3 };
  const now = { worms: { 21: 1, 22: 4 }, kinds: { patty: { 1: 2, 2: 2 } }, flies: 0 };
  expect(changed(box, now)).toEqual({ worms: { 22: 4 }, flies: 0 });
  expect(changed(box, box)).toBeUndefined();
});

test("randomness fits the wire and differs", () => {
  expect(entropy()).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(entropy()).not.toBe(entropy());
});

test("Markdown becomes data, and HTML in it stays text", () => {
  expect(spans("**Goal.** Take *all* of `w` <b>now</b>")).toEqual([
    { kind: "strong", text: "Goal." },
    { kind: "text", text: " Take " },
    { kind: "em", text: "all" },
    { kind: "text", text: " of " },
    { kind: "code", text: "w" },
    { kind: "text", text: " <b>now</b>" },
  ]);
  const kinds = blocks("# Title\n\nOne\nline\n\n- a\n- b\n\n1. c\n2. d\ne\n").map(({ kind, lines }) => [kind, lines.length]);
  expect(kinds).toEqual([["heading", 1], ["paragraph", 1], ["list", 2], ["steps", 2]]);
});

test("lines of pictures are pictures, in a sentence they are text", () => {
  const [row, sentence] = blocks("![One *die*.](dice 1)\n![Two](dice 1 2)\n\nNo ![one](dice 1).");
  expect(row?.pictures.map(({ caption, scene }) => [plain(caption), scene])).toEqual([["One die.", "dice 1"], ["Two", "dice 1 2"]]);
  expect(sentence).toMatchObject({ kind: "paragraph", pictures: [] });
});

const choice = (action: string): Choice => ({ action, label: { id: action } });
const kit = {
  shows: (action: string) => action.startsWith("keep "),
  order: ["steal", "grill", "roll"],
  key: (action: string) => action.split(" ")[1],
} as unknown as BoardKit;

test("the bar shows what the board doesn't, the most wished for first", () => {
  const choices = ["roll", "keep 3", "other", "steal"].map(choice);
  expect(barOf(choices, kit).map((each) => each.action)).toEqual(["steal", "roll", "other"]);
  expect(barOf(choices, null)).toHaveLength(4);
});

test("keys: the board's own, then free numbers for the bar", () => {
  const keys = keysOf(["keep 1", "keep w", "roll", "grill"].map(choice), kit);
  expect(Object.fromEntries(keys)).toEqual({ 1: "keep 1", w: "keep w", 2: "grill", 3: "roll" });
});

test("a refusal over HTTP is a typed fault, and so is no answer at all", async () => {
  const answering = (answer: Response | Error) =>
    new Api(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)));
  const fault = async (answer: Response | Error) => answering(answer).me().catch((problem: unknown) => problem);
  const told = new Response(JSON.stringify({ why: { kind: "bad-text", detail: "no" } }), { status: 400 });
  expect(await fault(told)).toMatchObject({ kind: "bad-text", detail: "no" });
  expect(await fault(new Response("<html>", { status: 502 }))).toMatchObject({ kind: "try-again" });
  expect(await fault(new TypeError("network"))).toBeInstanceOf(ApiFault);
  expect(await fault(new TypeError("network"))).toMatchObject({ kind: "offline" });
});

test("a stranger's first request goes alone, also after one that failed", async () => {
  const asked: string[] = [];
  let answer: (answer: Response) => void = () => undefined;
  const api = new Api((address) => {
    asked.push(String(address));
    return new Promise((resolve) => (answer = resolve));
  });
  const [lobby, games] = [api.lobby(), api.games()].map((all) => all.catch((fault: unknown) => fault));
  answer(new Response("", { status: 503 }));
  expect([await lobby, await games]).toMatchObject([{ kind: "try-again" }, { kind: "try-again" }]);
  void api.lobby();
  void api.games();
  expect(asked).toEqual(["/api/me", "/api/me"]);
  answer(new Response("{}"));
  await api.met();
  await Promise.resolve();
  expect(asked.slice(2)).toEqual(["/api/lobby", "/api/games"]);
});

test("a name from right to left keeps to itself", () => {
  expect(isolated("שלום")).toBe("\u2068שלום\u2069");
  expect(isolated("Маша & Ole 2")).toBe("Маша & Ole 2");
});

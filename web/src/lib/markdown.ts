/** The little Markdown that our rules are written in, as data: nothing in it can become HTML of its own. */
export interface Span {
  kind: "text" | "strong" | "em" | "code";
  text: string;
}
export interface Picture {
  /** Says all that is seen. */
  caption: Span[];
  /** What is drawn, in the words of lib/pictures.ts. */
  scene: string;
}
export interface Block {
  kind: "heading" | "paragraph" | "list" | "steps" | "pictures";
  /** Of a list its items, otherwise one. */
  lines: Span[][];
  level: number;
  /** Of a heading, for links to it: the same in all languages. */
  name?: string | undefined;
  /** Lines of pictures without an empty one between them: they stand side by side. */
  pictures: Picture[];
}

const SPAN = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;
const PICTURE = /^!\[(.+)\]\((.+)\)$/;

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > from) found.push({ kind: "text", text: text.slice(from, match.index) });
    const [whole, strong, em, code] = match;
    if (strong) found.push({ kind: "strong", text: strong });
    else if (em) found.push({ kind: "em", text: em });
    else if (code) found.push({ kind: "code", text: code });
    from = match.index + whole.length;
  }
  if (from < text.length) found.push({ kind: "text", text: text.slice(from) });
  return found;
}

export function blocks(source: string): Block[] {
  return source
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(blockOf);
}

/** A text without its marks. */
export const plain = (parts: readonly Span[]): string => parts.map((part) => part.text).join("");

function blockOf(part: string): Block {
  const block = { level: 0, lines: [], pictures: [] };
  const heading = /^(#{1,3}) +(.*?)(?: \{#([a-z]+)\})?$/s.exec(part);
  if (heading) return { ...block, kind: "heading", level: heading[1]!.length, name: heading[3], lines: [spans(heading[2]!)] };
  const lines = part.split("\n");
  if (lines.every((line) => PICTURE.test(line))) return { ...block, kind: "pictures", pictures: lines.map(pictureOf) };
  if (part.startsWith("- ")) return { ...block, kind: "list", lines: itemsOf(part, /^- /m) };
  if (part.startsWith("1. ")) return { ...block, kind: "steps", lines: itemsOf(part, /^\d+\. /m) };
  return { ...block, kind: "paragraph", lines: [spans(joined(part))] };
}

function pictureOf(line: string): Picture {
  const [, caption, scene] = PICTURE.exec(line)!;
  return { caption: spans(caption!), scene: scene! };
}

function itemsOf(part: string, sign: RegExp): Span[][] {
  return part.split(sign).filter(Boolean).map((item) => spans(joined(item)));
}

function joined(text: string): string {
  return text.trim().replaceAll(/\s*\n\s*/g, " ");
}

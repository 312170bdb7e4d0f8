/** The little Markdown that our rules are written in, as data: nothing in it can become HTML of its own. */
export interface Span {
  kind: "text" | "strong" | "em" | "code";
  text: string;
}
export interface Block {
  kind: "heading" | "paragraph" | "list";
  /** Of a list its items, otherwise one. */
  lines: Span[][];
  level: number;
}

const SPAN = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;

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

function blockOf(part: string): Block {
  const heading = /^(#{1,3}) +(.*)$/s.exec(part);
  if (heading) return { kind: "heading", level: heading[1]!.length, lines: [spans(heading[2]!)] };
  if (part.startsWith("- ")) {
    const items = part.split(/^- /m).filter(Boolean);
    return { kind: "list", level: 0, lines: items.map((item) => spans(joined(item))) };
  }
  return { kind: "paragraph", level: 0, lines: [spans(joined(part))] };
}

function joined(text: string): string {
  return text.trim().replaceAll(/\s*\n\s*/g, " ");
}

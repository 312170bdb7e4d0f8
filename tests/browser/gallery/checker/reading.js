/* Texts: cut off, broken, covered, one over another. */
// -- texts --------------------------------------------------------------------------------------

const range = document.createRange();
function rangeOf(node, from, to) {
  range.setStart(node, from);
  range.setEnd(node, to);
  return range;
}

/** Every piece of text that is seen, with the boxes of its lines. */
function texts() {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walk.nextNode()); ) {
    const one = node.parentElement;
    if (!node.data.trim() || one.closest("script, style, option, symbol, title, textarea") || !shown(one) || !reached(one)) continue;
    const lines = [...rangeOf(node, 0, node.length).getClientRects()].filter((box) => box.width > 1);
    if (lines.length) found.push({ node, one, lines, size: parseFloat(style(one).fontSize), svg: !!one.closest("svg") });
  }
  return found;
}

/** How many letters are seen, the dots taken off. */
function letters(node, edge, size) {
  let count = 0;
  for (let at = 0; at < node.length; at += 1) {
    const box = rangeOf(node, at, at + 1).getBoundingClientRect();
    if (node.data[at].trim() && box.right <= edge.right + 1 && box.bottom <= edge.bottom + size * 0.4) count += 1;
  }
  return count - 2;
}

/** Is the whole text said where one points at it, or hears it? */
function said(one, text) {
  const full = one.closest("[title], [aria-label]");
  return `${full?.title ?? ""} ${full?.getAttribute("aria-label") ?? ""}`.includes(text);
}

function cut({ node, one, lines, size, svg }) {
  if (svg) return;
  for (const line of lines) {
    const seen = clipped(one, line, true);
    const across = !seen || line.right - seen.right > 1.5 || seen.left - line.left > 1.5;
    const down = !seen || line.bottom - seen.bottom > size * 0.4 || seen.top - line.top > size * 0.4;
    if (!across && !down) continue;
    const name = names.find((name) => node.data.includes(name) && said(one, name));
    const edge = name && clipped(one, one.getBoundingClientRect(), true);
    const many = edge ? letters(node, edge, size) : 0;
    if (many < LETTERS) tell("cut", one, name ? `${name} — ${many} letters` : node.data);
    return;
  }
}

/** A word goes on in the next line only where it is somebody's name. */
function broken({ node, one, lines, svg }) {
  if (svg || lines.length < 2 || one.closest("code")) return;
  for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (names.some((name) => name.includes(word))) continue;
    const tops = new Set([...rangeOf(node, index, index + word.length).getClientRects()].map((box) => Math.round(box.top)));
    if (tops.size > 1) return tell("broken", one, word);
  }
}

// -- what lies over texts -----------------------------------------------------------------------

const sheer = /^(transparent|rgba\(.*, 0(\.[0-4]\d*)?\)|color\(.* \/ 0(\.[0-4]\d*)?\))$/;
/** Does it paint anything over what is below? */
function paints(one) {
  if (one.ownerSVGElement) return one.localName === "use" || (one.localName !== "g" && style(one).fill !== "none");
  const { backgroundColor, backgroundImage } = style(one);
  return one.localName !== "svg" && (!sheer.test(backgroundColor) || backgroundImage !== "none");
}

/** What covers a text at this point, if anything does. */
function cover(one, x, y) {
  const related = (other) => one.contains(other) || other.contains(one);
  const first = document.elementFromPoint(x, y); // all of them take far longer to find
  if (!first || related(first)) return null;
  for (const other of document.elementsFromPoint(x, y)) {
    if (related(other)) return null;
    const art = one.closest("svg");
    if (art && art === other.closest("svg")) return null;
    if (paints(other)) return other;
  }
  return null;
}

const MOST_WINDOWS = 10;

/** The inked part of a line; letters have air above and below. */
const ink = (box, size) => {
  const air = Math.max(0, (box.height - size * 0.75) / 2);
  return { left: box.left + 1, right: box.right - 1, top: box.top + air, bottom: box.bottom - air };
};

/** Points of a line that must be seen: from end to end no more than two letters apart, above and below. */
function* points({ left, right, top, bottom }, size) {
  const edge = Math.min(size / 2, (right - left) / 10);
  const room = right - left - 2 * edge;
  const steps = Math.max(2, Math.ceil(room / (size * 1.2)));
  for (let step = 0; step <= steps; step += 1) {
    const x = left + edge + (room * step) / steps;
    yield [x, top + (bottom - top) * 0.1];
    yield [x, top + (bottom - top) * 0.9];
  }
}

function covered({ one, lines, node, size }) {
  for (const line of lines) {
    const seen = clipped(one, line);
    if (!seen) continue;
    for (const [x, y] of points(ink(seen, size), size)) {
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
      const other = cover(one, x, y);
      if (!other || other.closest("[data-overlays]")) continue;
      if (!board && other.closest("footer.mine, .timeline, .bar")) continue; // a page is scrolled under its bar
      return tell("hidden", one, `${node.data} — by ${pathTo(other)}`);
    }
  }
}

function over(found) {
  const inked = found.flatMap((text) =>
    text.lines.flatMap((line) => {
      const seen = clipped(text.one, line);
      return seen ? [{ ...text, box: ink(seen, text.size) }] : [];
    }),
  );
  for (const [at, a] of inked.entries()) {
    for (const b of inked.slice(at + 1)) {
      if (a.one === b.one || a.one.closest("[data-overlays]") || b.one.closest("[data-overlays]")) continue;
      const left = Math.max(a.box.left, b.box.left);
      const right = Math.min(a.box.right, b.box.right);
      const top = Math.max(a.box.top, b.box.top);
      const bottom = Math.min(a.box.bottom, b.box.bottom);
      if (right - left < 2 || bottom - top < 2) continue;
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      if (cover(a.one, x, y) || cover(b.one, x, y)) continue; // that is told elsewhere
      tell("over", a.one, `${a.node.data} — ${b.node.data} (${pathTo(b.one)})`);
    }
  }
}

/** A page that is longer than the window is read window by window. */
function throughout(work) {
  if (board || modal) return texts().forEach(work);
  const from = scrollY;
  for (let y = 0; y < Math.min(document.documentElement.scrollHeight, MOST_WINDOWS * innerHeight); y += innerHeight) {
    scrollTo({ top: y, behavior: "instant" });
    frames = new Map();
    texts().forEach(work);
  }
  scrollTo({ top: from, behavior: "instant" });
  frames = new Map();
}

/*
 * What is wrong with a page as it is shown: too wide, covered, too small to touch, below the fold, cut off, or one text
 * over another. Gives a list of { kind, what, text }: `what` names a thing by its classes, so that it is the same in
 * every language. Whatever is meant to lie over other things has `data-overlays`; whatever is meant to be scrolled
 * sideways can be reached by keyboard (tabindex).
 */
({ names, board }) => {
  const TOUCH = 44;
  const EDGE = 2; // points right at an edge may be a neighbour's
  const LETTERS = 6; // of a name, at least
  const faults = [];
  const styles = new Map();
  const style = (one) => styles.get(one) ?? styles.set(one, getComputedStyle(one)).get(one);
  const tell = (kind, one, text = "") => faults.push({ kind, what: pathTo(one), text: String(text).trim().slice(0, 80) });

  /** The classes of a thing and of what it lies in, without those that a compiler added. */
  function pathTo(one) {
    const words = [];
    for (let up = one; up && up.id !== "app" && up !== document.body && words.length < 3; up = up.parentElement) {
      const given = [...up.classList].filter((word) => !word.startsWith("svelte-"));
      if (given.length) words.unshift(`.${given[0]}`);
      else if (up === one) words.unshift(up.localName);
    }
    return words.join(" ") || one.localName;
  }

  const all = [...document.querySelectorAll("body *")].filter((one) => !one.closest("symbol, defs, title"));
  const modal = document.querySelector("dialog[open]");
  const reached = (one) => !modal || modal.contains(one);
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest(".hidden");

  const EVERYWHERE = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
  let frames = new Map();
  /** Where what lies in a thing can be seen: everything around it may clip; with `hard`, only what can't be scrolled. */
  function frame(one, hard) {
    if (!one || one === document.body || one === document.documentElement) return EVERYWHERE;
    const known = frames.get(one);
    if (known?.[hard]) return known[hard];
    const { overflowX, overflowY, position } = style(one);
    const outer = position === "fixed" ? EVERYWHERE : frame(one.parentElement, hard);
    const cuts = (flow) => one.localName !== "svg" && flow !== "visible" && (!hard || flow === "hidden" || flow === "clip");
    let found = outer;
    if (cuts(overflowX) || cuts(overflowY)) {
      const edge = one.getBoundingClientRect();
      found = { ...outer };
      if (cuts(overflowX)) [found.left, found.right] = [Math.max(outer.left, edge.left), Math.min(outer.right, edge.right)];
      if (cuts(overflowY)) [found.top, found.bottom] = [Math.max(outer.top, edge.top), Math.min(outer.bottom, edge.bottom)];
    }
    frames.set(one, { ...known, [hard]: found });
    return found;
  }

  /** What is left of a box after everything that clips it; null where nothing is. */
  function clipped(one, box, hard = false) {
    const around = frame(one, hard);
    const left = Math.max(box.left, around.left);
    const top = Math.max(box.top, around.top);
    const right = Math.min(box.right, around.right);
    const bottom = Math.min(box.bottom, around.bottom);
    return right - left > 1 && bottom - top > 1 ? new DOMRect(left, top, right - left, bottom - top) : null;
  }

  // -- too wide -----------------------------------------------------------------------------------

  function wide() {
    const most = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > most) tell("wide", document.body, `${document.documentElement.scrollWidth}`);
    for (const one of all) {
      if (one.ownerSVGElement || !shown(one)) continue;
      const { overflowX } = style(one);
      const scrolls = overflowX === "auto" || overflowX === "scroll";
      if (scrolls && one.scrollWidth > one.clientWidth + 1 && !one.matches("[tabindex]")) {
        tell("wide", one, `${one.scrollWidth} in ${one.clientWidth}`);
      }
      const box = one.getBoundingClientRect();
      const left = box.width && clipped(one.parentElement, box);
      if (left && (left.right > most + 1 || left.left < -1)) tell("wide", one, `${Math.round(left.left)}–${Math.round(left.right)}`);
    }
  }

  // -- what can be pressed ------------------------------------------------------------------------

  const PRESSED = "button, a[href], input, select, textarea, summary, [role=button]";
  const own = (one, hit) => !!hit && (one.contains(hit) || hit.closest("label")?.control === one || hit.contains(one) && hit.matches("label, summary"));
  const inline = (one) => one.matches("a") && style(one).display === "inline";

  /** What a finger meets instead of a thing, in its middle or near its edges. */
  function above(one, box) {
    const hits = [[0.5, 0.5], [0.15, 0.5], [0.85, 0.5], [0.5, 0.15], [0.5, 0.85]].map(([x, y]) =>
      document.elementFromPoint(box.left + box.width * x, box.top + box.height * y),
    );
    return hits.find((hit) => hit && !own(one, hit) && !hit.closest("[data-overlays]"));
  }

  /** How far a finger may stray from the middle and still press it. */
  function reach(one, box, dx, dy) {
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    const far = (sign) => {
      let step = 0;
      while (step < TOUCH && own(one, document.elementFromPoint(x + sign * dx * (step + 1), y + sign * dy * (step + 1)))) step += 1;
      return step;
    };
    return far(1) + far(-1) + 1;
  }

  /** Of many alike, such as the lines of a log, the first ones speak for all. */
  const ALIKE = 12;

  function pressed() {
    const scrolled = [document.scrollingElement, ...all.filter((one) => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth)];
    const places = scrolled.map((one) => [one, one.scrollLeft, one.scrollTop]);
    const alike = new Map();
    for (const one of document.querySelectorAll(PRESSED)) {
      if (!shown(one) || !reached(one) || one.disabled || inline(one) || !one.getBoundingClientRect().width) continue;
      const many = (alike.get(pathTo(one)) ?? 0) + 1;
      alike.set(pathTo(one), many);
      if (many > ALIKE) continue;
      const target = one.matches("[type=checkbox], [type=radio]") ? (one.labels[0] ?? one) : one;
      let box = target.getBoundingClientRect();
      const seen = clipped(one, box);
      const whole = seen && seen.width >= box.width - 1 && seen.height >= box.height - 1;
      if (!whole || box.top < 0 || box.bottom > innerHeight || above(one, box)) {
        one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        frames = new Map();
        box = target.getBoundingClientRect();
      }
      judge(one, box);
    }
    for (const [one, left, top] of places) one.scrollTo({ left, top, behavior: "instant" });
    frames = new Map();
  }

  function judge(one, box) {
    const label = one.getAttribute("aria-label") ?? one.textContent;
    const other = above(one, box);
    if (other) tell("covered", one, `${label} — by ${pathTo(other.closest(PRESSED) ?? other)}`);
    const across = reach(one, box, 1, 0);
    const down = reach(one, box, 0, 1);
    if (across < TOUCH - EDGE || down < TOUCH - EDGE) tell("small", one, `${label} — ${across} × ${down}`);
  }

  // -- below the fold -----------------------------------------------------------------------------

  /** Whatever one decides on, and the one line, are seen without scrolling. */
  function fold() {
    if (!board || modal) return;
    const from = [scrollX, scrollY];
    scrollTo(0, 0);
    frames = new Map();
    for (const one of document.querySelectorAll("[data-action], [data-card], .acts button, footer .line, footer .seat")) {
      if (!shown(one)) continue;
      const box = one.getBoundingClientRect();
      const seen = clipped(one, box);
      const lost = !seen || seen.bottom > innerHeight + 1 || seen.top < -1 || box.bottom - seen.bottom > box.height * 0.2;
      const bar = document.querySelector("footer.mine");
      const under = bar && !bar.contains(one) && box.bottom > bar.getBoundingClientRect().top + box.height * 0.2;
      if (lost || under) tell("fold", one, one.textContent);
    }
    scrollTo(...from);
    frames = new Map();
  }

  // -- texts --------------------------------------------------------------------------------------

  /** Every piece of text that is seen, with the boxes of its lines. */
  function texts() {
    const found = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node; (node = walk.nextNode()); ) {
      const one = node.parentElement;
      if (!node.data.trim() || one.closest("script, style, option, symbol, title, textarea") || !shown(one) || !reached(one)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter((box) => box.width > 1);
      if (lines.length) found.push({ node, one, lines, size: parseFloat(style(one).fontSize), svg: !!one.closest("svg") });
    }
    return found;
  }

  const range = document.createRange();
  function boxOf(node, from, to) {
    range.setStart(node, from);
    range.setEnd(node, to);
    return range;
  }

  /** How many letters are seen, the dots taken off. */
  function letters(node, edge, size) {
    let count = 0;
    for (let at = 0; at < node.length; at += 1) {
      const box = boxOf(node, at, at + 1).getBoundingClientRect();
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
      const tops = new Set([...boxOf(node, index, index + word.length).getClientRects()].map((box) => Math.round(box.top)));
      if (tops.size > 1) return tell("broken", one, word);
    }
  }

  // -- what lies over texts -----------------------------------------------------------------------

  const sheer = /^(transparent|rgba\(.*, 0(\.[0-4]\d*)?\)|color\(.* \/ 0(\.[0-4]\d*)?\))$/;
  /** Does it paint anything over what is below? */
  function paints(one) {
    if (one.closest("svg")) return one.localName !== "svg" && one.localName !== "g" && one.localName !== "use" ? style(one).fill !== "none" : one.localName === "use";
    const { backgroundColor, backgroundImage } = style(one);
    return !sheer.test(backgroundColor) || backgroundImage !== "none";
  }

  /** What covers a text at this point, if anything does. */
  function cover(one, x, y) {
    for (const other of document.elementsFromPoint(x, y)) {
      if (other === one || one.contains(other) || other.contains(one)) return null;
      const art = one.closest("svg");
      if (art && art === other.closest("svg")) return null;
      if (paints(other)) return other;
    }
    return null;
  }

  /** The inked part of a line; letters have air above and below. */
  const ink = (box, size) => {
    const air = Math.max(0, (box.height - size * 0.75) / 2);
    return { left: box.left + 1, right: box.right - 1, top: box.top + air, bottom: box.bottom - air };
  };

  /** Points of a text that must be seen: at its ends and in its middle, above and below. */
  const POINTS = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.9].map((y) => [x, y]));

  function covered({ one, lines, node, size }) {
    for (const line of lines) {
      const seen = clipped(one, line);
      if (!seen) continue;
      const { left, right, top, bottom } = ink(seen, size);
      for (const [partX, partY] of POINTS) {
        const x = left + (right - left) * partX;
        const y = top + (bottom - top) * partY;
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

  wide();
  pressed();
  fold();
  const found = texts();
  found.forEach(cut);
  found.forEach(broken);
  // Now also what no finger can touch is found at a point.
  const touched = new CSSStyleSheet();
  touched.replaceSync("* { pointer-events: auto !important; }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, touched];
  found.forEach(covered);
  over(found);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== touched);
  return faults;
}

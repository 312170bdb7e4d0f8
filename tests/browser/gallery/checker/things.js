/*
 * What all looks at a page need: what is shown, what clips it, how a thing is called.
 * The files of this folder are one function of `names` (of people) and `board` (is all of it to be seen at once?).
 */
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
const veils = new Map([[null, false]]);
/** Is it there for ears only? */
function veiled(one) {
  if (!veils.has(one)) veils.set(one, style(one).clipPath === "inset(50%)" || veiled(one.parentElement));
  return veils.get(one);
}
const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !veiled(one);

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

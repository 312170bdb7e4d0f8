/* Things: too wide, covered, too small to touch, below the fold. */
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

/** Does a bar at the page's edge lie over its first or last pixels? Then it is scrolled out from there. */
const under = (one, box) =>
  [box.top + EDGE, box.bottom - EDGE].some((y) => !own(one, document.elementFromPoint(box.left + box.width / 2, y)));

const STRIDE = 4;

/** How far a finger may stray from the middle and still press it: in strides, the last one pixel by pixel; no farther than need be. */
function reach(one, box, dx, dy) {
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  const far = (sign, most) => {
    const meets = (step) => own(one, document.elementFromPoint(x + sign * dx * step, y + sign * dy * step));
    let step = 0;
    while (step < most && meets(step + STRIDE)) step += STRIDE;
    while (step < most && meets(step + 1)) step += 1;
    return step;
  };
  const ahead = far(1, TOUCH);
  return ahead + far(-1, TOUCH - ahead) + 1;
}

/** Of many alike, such as the lines of a log, the first ones speak for all. */
const ALIKE = 12;

function pressed() {
  const scrolled = [document.scrollingElement, ...all.filter((one) => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth)];
  const places = scrolled.map((one) => [one, one.scrollLeft, one.scrollTop]);
  const alike = new Map();
  for (const one of document.querySelectorAll(PRESSED)) {
    if (!shown(one) || !reached(one) || one.disabled || one.closest("[inert]") || inline(one) || !one.getBoundingClientRect().width) continue;
    const many = (alike.get(pathTo(one)) ?? 0) + 1;
    alike.set(pathTo(one), many);
    if (many > ALIKE) continue;
    const target = one.matches("[type=checkbox], [type=radio]") ? (one.labels[0] ?? one) : one;
    let box = target.getBoundingClientRect();
    const seen = clipped(one, box);
    const whole = seen && seen.width >= box.width - 1 && seen.height >= box.height - 1;
    let other = null;
    if (!whole || box.top < 0 || box.bottom > innerHeight || above(one, box) || under(one, box)) {
      one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      frames = new Map();
      box = target.getBoundingClientRect();
      other = above(one, box);
    }
    judge(one, box, other);
  }
  for (const [one, left, top] of places) one.scrollTo({ left, top, behavior: "instant" });
  frames = new Map();
}

function judge(one, box, other) {
  const label = one.getAttribute("aria-label") ?? one.textContent;
  // How far it reaches shows once nothing lies over it.
  if (other) return tell("covered", one, `${label} — by ${pathTo(other.closest(PRESSED) ?? other)}`);
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

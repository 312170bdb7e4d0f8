/** Whoever plays by keyboard never loses the place: when what had the focus is gone, something near takes it. */
const FIELDS = "input, select, textarea";
const CONTROLS = `a[href], button, summary, [tabindex], ${FIELDS}`;

const usable = (one: HTMLElement | null): boolean => !!one?.isConnected && !one.matches(":disabled");

const firstIn = (place: Element | null, what = CONTROLS): HTMLElement | null =>
  [...(place?.querySelectorAll<HTMLElement>(what) ?? [])].find(usable) ?? null;

/** Where to go on: at the same thing or the same choice, or the one it leads back to, in the same form, in what lies over the page, else before the page itself. */
function heir(had: HTMLElement): HTMLElement | null {
  if (usable(had)) return had;
  const action = had.dataset.action ?? had.dataset.back ?? had.dataset.denied;
  const same = action ? firstIn(document.body, `[data-action="${CSS.escape(action)}"]`) : null;
  return same ?? firstIn(had.closest("form"), FIELDS) ?? firstIn(document.querySelector("dialog[open]")) ?? document.querySelector("main");
}

/** Watches over the focus until told to stop. */
export function keepFocus(): () => void {
  let had: HTMLElement | null = null;

  function look() {
    const now = document.activeElement;
    if (!had || !document.hasFocus()) return;
    // What is disabled loses the focus a moment later.
    if (now === had && had.matches(":disabled")) requestAnimationFrame(look);
    if (now !== document.body) return;
    const next = heir(had);
    if (next?.matches("main")) next.tabIndex = -1;
    next?.focus({ preventScroll: true });
  }

  const came = () => {
    const now = document.activeElement;
    if (now instanceof HTMLElement && now !== document.body) had = now.matches(":focus-visible") ? now : null;
  };
  /** On purpose, as it could have stayed: by Tab to the next thing, or out of the page. */
  const left = () => {
    if (usable(had)) setTimeout(() => document.activeElement === document.body && usable(had) && (had = null));
  };
  // A change between the leaving of one thing and the coming to the next is no loss.
  const changed = () => (usable(had) ? setTimeout(look) : look());
  // Whoever uses a finger or a mouse needs no focus.
  const touched = () => (had = null);

  const watcher = new MutationObserver(changed);
  watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  const heard = [["focusin", came], ["keydown", came], ["focusout", left], ["pointerdown", touched]] as const;
  for (const [event, what] of heard) document.addEventListener(event, what, true);
  return () => {
    watcher.disconnect();
    for (const [event, what] of heard) document.removeEventListener(event, what, true);
  };
}

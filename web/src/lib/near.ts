/** A phone that is turned is still after this many milliseconds. */
const STILL = 200;
const WRITTEN = "input, textarea, select";

/** Attach to what is decided upon: it comes into sight when something may be done with it, and when the page is turned meanwhile. */
export function near(wanted: () => boolean) {
  return (node: HTMLElement): (() => void) | undefined => {
    if (!wanted() || node.closest("[inert]")) return; // nothing is decided in a picture
    let frame = 0;
    let later: ReturnType<typeof setTimeout> | undefined;
    let width = innerWidth;

    // The bar below changes its height by what may be done: it is measured a frame later.
    const come = () => {
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => node.scrollIntoView({ block: "nearest" }));
      });
    };
    // By its width alone: an address bar folds away while somebody scrolls, and a keyboard comes up to write.
    const turned = () => {
      if (innerWidth === width) return;
      width = innerWidth;
      clearTimeout(later);
      later = setTimeout(() => document.activeElement?.matches(WRITTEN) || come(), STILL);
    };

    come();
    addEventListener("resize", turned);
    return () => {
      removeEventListener("resize", turned);
      clearTimeout(later);
      cancelAnimationFrame(frame);
    };
  };
}

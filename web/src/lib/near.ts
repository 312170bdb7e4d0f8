/** Attach to what is decided upon: it comes into sight when something may be done with it. */
export function near(wanted: () => boolean) {
  return (node: HTMLElement): (() => void) | undefined => {
    if (!wanted() || node.closest("[inert]")) return; // nothing is decided in a picture
    // The bar below changes its height by what may be done: it is measured a frame later.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => node.scrollIntoView({ block: "nearest" }));
    });
    return () => cancelAnimationFrame(frame);
  };
}

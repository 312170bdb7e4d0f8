/** Attach to what is decided upon: it comes into sight when something may be done with it. */
export function near(wanted: () => boolean) {
  return (node: HTMLElement): void => {
    if (wanted()) node.scrollIntoView({ block: "nearest" });
  };
}

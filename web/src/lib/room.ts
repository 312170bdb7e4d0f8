/**
 * Attach to what fills its parent and is the measure of everything inside: it gets the parent's size in pixels, once that
 * is settled. By itself it would also have each size that the browser tries while it lays out the page, and every
 * picture inside would be laid out for each.
 */
export function room(node: HTMLElement): () => void {
  const parent = node.parentElement!;
  const watch = new ResizeObserver(() => {
    node.style.width = `${parent.clientWidth}px`;
    node.style.height = `${parent.clientHeight}px`;
  });
  watch.observe(parent);
  return () => watch.disconnect();
}

/** Is there room for all of it above what stays below (its margin)? Then what stands above it is seen, too. */
const fits = (board: HTMLElement): boolean => board.offsetHeight + parseFloat(getComputedStyle(board).scrollMarginBottom) <= innerHeight;

/** Who jumps from a list far below the board, as on a phone, is brought to the board, and back if wished. */
export class Sight {
  readonly #calm: () => boolean;
  #left = $state.raw<HTMLElement | null>(null);
  #watch: IntersectionObserver | null = null;

  /** `calm`: nothing is to glide. */
  constructor(calm: () => boolean) {
    this.#calm = calm;
  }

  /** Was something left that is out of sight now? */
  get away(): boolean {
    return this.#left !== null;
  }

  /** From what was pressed to what is to be seen. */
  show(board: HTMLElement | undefined, from: HTMLElement): void {
    this.#leave(from);
    if (board) board.scrollIntoView({ block: fits(board) ? "end" : "start", behavior: this.#behavior });
  }

  back = (): void => {
    this.#left?.scrollIntoView({ block: "center", behavior: this.#behavior });
    this.#left?.focus({ preventScroll: true });
    this.#leave(null);
  };

  /** Whoever scrolls back needs no way back any more. */
  #leave(from: HTMLElement | null): void {
    this.#watch?.disconnect();
    this.#left = from;
    if (!from) return;
    let gone = false;
    this.#watch = new IntersectionObserver(([seen]) => {
      if (seen?.isIntersecting && gone) this.#leave(null);
      else gone ||= !seen?.isIntersecting;
    });
    this.#watch.observe(from);
  }

  get #behavior(): ScrollBehavior {
    return this.#calm() ? "instant" : "smooth";
  }
}

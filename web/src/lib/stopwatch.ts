/** How long a moment of the table has been seen. Who was first in a window is judged by it. */

type Frame = (paint: (now: number) => void) => void;

export class Stopwatch {
  #no = -1;
  #painted: number | null = null;
  readonly #frame: Frame;

  constructor(frame: Frame = (paint) => void requestAnimationFrame(() => paint(performance.now()))) {
    this.#frame = frame;
  }

  /** The scene of this number is in the document. One that was shown already (only the chat grew) goes on counting. */
  show(no: number): void {
    if (no === this.#no) return;
    this.#no = no;
    this.#painted = null;
    // The first frame paints it; when the second begins, it is on the screen.
    this.#frame(() =>
      this.#frame((now) => {
        if (no === this.#no) this.#painted ??= now;
      }),
    );
  }

  /** Another looks at the screen now: the same number is another moment. */
  forget(): void {
    this.#no = -1;
    this.#painted = null;
  }

  /** Milliseconds since it was painted; null if nobody can have seen it yet. */
  since(now: number): number | null {
    return this.#painted === null ? null : Math.max(0, now - this.#painted);
  }
}

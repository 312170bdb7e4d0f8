/** Whoever the worm speaks for: a lesson, a puzzle. */

/** Somewhere to go on to from what is said. */
export interface Way {
  text: string;
  act: () => void;
  main?: boolean;
  /** One goes on by it, also by the arrow keys. */
  next?: boolean;
  /** The choice that comes then: a keyboard goes on there. */
  back?: string | undefined;
}

export interface Speaker {
  readonly saying: string;
  /** How the worm looks: calm, glad, sly or sorry. */
  readonly look: string;
  readonly ways: readonly Way[];
  next(): void;
  previous(): void;
}

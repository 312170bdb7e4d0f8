/** What is left of a clock, as it runs. Must be made inside a component. */
export class Ticker {
  #left = $state<number | null>(null);

  constructor(left: () => number | null, every = 200) {
    $effect(() => {
      this.#left = left();
      if (this.#left === null) return;
      const ticking = setInterval(() => (this.#left = left()), every);
      return () => clearInterval(ticking);
    });
  }

  get left(): number | null {
    return this.#left;
  }

  /** As people read it: 0:42, 1:05:00, or days and hours. */
  get text(): string {
    if (this.#left === null) return "";
    const seconds = Math.ceil(this.#left / 1000);
    const two = (number: number) => String(number).padStart(2, "0");
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
    return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  }
}

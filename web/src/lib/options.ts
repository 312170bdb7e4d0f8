/** Rule options in words, the same on the page of a new table, in the rules and in a table's menu. */
import type { Info, OptionFacts } from "./wire-types";
import type { Words } from "./words.svelte";

export interface OptionTexts {
  name: string;
  /** What the option is about. */
  what: string;
  /** Where it comes from. */
  from: string;
  /** What a value is called. */
  value(value: string): string;
  /** What is played with a value. */
  means(value: string): string;
}

/** A table names only what is not as usual. */
export const playedWith = ({ options }: Info, { name, values }: OptionFacts): string => options[name] ?? values[0] ?? "";

/** Those that mean something beside the others: some only change what another one brings. */
export function counting(all: readonly OptionFacts[], chosen: Readonly<Record<string, string>>): OptionFacts[] {
  const played = ({ name, values }: OptionFacts) => chosen[name] ?? values[0];
  return all.filter(({ only_with }) => {
    const other = all.find(({ name }) => name === only_with);
    return !other || played(other) !== other.values[0];
  });
}

/** They stand in the catalogue of the game, which `words.game` fetches. */
export function optionTexts(words: Words, game: string, option: string): OptionTexts {
  const id = `${game}-option-${option}`;
  return {
    name: words.t(id, undefined, game),
    what: words.t(`${id}-what`, undefined, game),
    from: words.t(`${id}-from`, undefined, game),
    value: (value) => words.t(`value-${value}`),
    means: (value) => words.t(`${id}-means`, { value }, game),
  };
}

/** The letters of our font, fetched beside the words: a page laid out in others first would move when ours come. */
import type { Language } from "./words.svelte";

/** What stands for a script: each has a file of its own, and Latin names stand among Russian words. */
const SAMPLES: Record<Language, string> = { en: "a", de: "a", ru: "aя" };
/** Milliseconds; who has a slow line reads in another font meanwhile. */
const PATIENCE = 500;

/** Begin to fetch them; what is given back waits for them, but not long. */
export function letters(language: Language): () => Promise<void> {
  const here = document.fonts.load("16px Nunito", SAMPLES[language]).then(
    () => undefined,
    () => undefined,
  );
  return () => Promise.race([here, new Promise<void>((done) => setTimeout(done, PATIENCE))]);
}

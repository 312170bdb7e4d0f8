/** Randomness from this browser: its share of a table's luck, and names for tabs. */
export function entropy(bytes = 16): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...drawn)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

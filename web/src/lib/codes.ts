/** What somebody typed or pasted to join: a link to a table, or a short code. */
export function joinOf(typed: string): { table: string } | { code: string } | { device: string } | null {
  const text = typed.trim();
  const link = /\/t\/([\w-]{16,43})(?:[/?#]|$)/.exec(text);
  if (link?.[1]) return { table: link[1] };
  const code = text.replaceAll(/[\s-]/g, "").toUpperCase();
  if (/^[A-Z0-9]{8}$/.test(code)) return { device: code }; // longer than a table's: it makes this device somebody's
  return /^[A-Z0-9]{3,12}$/.test(code) ? { code } : null;
}

/** A part of this page is gone from the server, because there is a newer version: start anew with that. */
const ONCE_IN = 60_000;
const KEY = "tischlein-renewed";

export async function renew(): Promise<void> {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < ONCE_IN) return;
    const answer = await fetch("/", { method: "HEAD", cache: "no-store" });
    if (!answer.ok) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
  } catch {
    // No network: what was said and not heard yet must not be lost. Or nothing may be remembered: better no page than one that turns in circles.
  }
}

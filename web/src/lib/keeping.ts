/** The service worker, from the page's side: registered once somebody stays, and fed with what was fetched anyway. */
import type { Wanted } from "../worker/worker";

/** After the page is complete and has nothing to do. */
function idle(): Promise<void> {
  const loaded = new Promise<void>((done) => {
    if (document.readyState === "complete") done();
    else addEventListener("load", () => done(), { once: true });
  });
  // Safari has no idle callback.
  return loaded.then(() => new Promise((done) => ("requestIdleCallback" in window ? requestIdleCallback(() => done()) : setTimeout(done, 2000))));
}

/** Files of ours that this page has fetched: the browser still has them, so that keeping them costs nothing. */
function fetched(): string[] {
  const names = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  return names.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
}

/** Does every byte cost? Not every browser says so. */
function thrifty(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; type?: string } };
  return connection?.saveData === true || connection?.type === "cellular";
}

/** Tell the worker what to keep. */
function tell(worker: ServiceWorker | null): void {
  worker?.postMessage({ files: fetched(), all: !thrifty() } satisfies Wanted);
}

let begun = false;

/** Keep the client for when there is no network. Where the browser does not let us, all else works. */
export async function keepClient(): Promise<void> {
  if (begun || !("serviceWorker" in navigator)) return;
  begun = true;
  await idle();
  const { serviceWorker } = navigator;
  // The first one, and each newer one, begins with nothing.
  serviceWorker.addEventListener("controllerchange", () => tell(serviceWorker.controller));
  tell(serviceWorker.controller);
  try {
    await serviceWorker.register("/worker.js", { updateViaCache: "none" });
  } catch {
    // Forbidden, or the server went away just now.
  }
}

/// <reference lib="webworker" />
/** The service worker: the client's files, a page for when there is no network, and notifications. Never a game, never a socket. */
import { Keeper, type Build } from "./keeper";
import { pressed } from "./pressed";

declare const __BUILD__: Build;
const worker = self as unknown as ServiceWorkerGlobalScope;
const keeper = new Keeper(__BUILD__, caches, fetch.bind(self));

/** What a page of ours asks for. */
export interface Wanted {
  /** Files that it has fetched already. */
  files: string[];
  /** And all others. */
  all: boolean;
}

worker.addEventListener("install", (event) => {
  event.waitUntil(keeper.prepare().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([keeper.tidy(), worker.registration.navigationPreload?.enable()]).then(() => worker.clients.claim()),
  );
});

worker.addEventListener("message", (event) => {
  const { files, all } = event.data as Wanted;
  event.waitUntil(keeper.keep(files).then(() => (all ? keeper.keepAll() : undefined)).catch(() => undefined));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") {
    const answer = Promise.resolve(event.preloadResponse).then((given?: Response) => given ?? fetch(request));
    event.respondWith(keeper.page(pathname, answer));
  } else if (Keeper.keeps(pathname)) {
    event.respondWith(keeper.file(request));
  }
});

worker.addEventListener("notificationclick", (event) => {
  event.waitUntil(pressed(event.notification, worker.clients));
});

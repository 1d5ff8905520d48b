// Keeps the companion open without a network: what was loaded once is there again.

const CACHE = "entaku-1";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const kept = url.origin === location.origin && event.request.method === "GET" && !/^\/(api|ws)\//.test(url.pathname);
  if (!kept) return;
  event.respondWith(
    (async () => {
      const cache = await caches.open(CACHE);
      try {
        const found = await fetch(event.request);
        if (found.ok) await cache.put(event.request, found.clone());
        return found;
      } catch (error) {
        const known = (await cache.match(event.request)) ?? (event.request.mode === "navigate" ? await cache.match("/companion") : undefined);
        if (known) return known;
        throw error;
      }
    })(),
  );
});

// The service worker: the start page and the companion open without a network, from the first visit on; and what the
// server tells a player of a night is shown while their page is closed.
//
// The build puts the names of this version and its files here.  They are kept together or not at all, and nothing else
// is ever kept: no answer of the server, nothing that belongs to somebody.

const KEPT = "entaku-" + "VERSION";
const FILES = ["FILES"];
/** The first steps of the addresses whose pages need nothing else. */
const PAGES = ["", "companion"];
/** Milliseconds that a network has to answer where the page is here already. */
const PATIENCE = 4_000;

self.addEventListener("install", (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: file.startsWith("/assets/") ? "default" : "reload" }));
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll(fresh))
      .then(() => self.skipWaiting()),
  );
});

// The version before stays: a page of it that is still open finds its parts, whose names are no other version's.
self.addEventListener("activate", (event) => {
  const tidy = async () => {
    const others = (await caches.keys()).filter((name) => name.startsWith("entaku-") && name !== KEPT);
    await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== location.origin || event.request.method !== "GET") return;
  if (event.request.mode === "navigate") {
    if (PAGES.includes(url.pathname.split("/")[1])) event.respondWith(page(event.request));
  } else if (url.pathname.startsWith("/assets/") || FILES.includes(url.pathname)) {
    event.respondWith(part(event.request));
  }
});

/** The page as the server has it now; without a network, or with one that doesn't answer, as it was kept. */
async function page(request) {
  const kept = await (await caches.open(KEPT)).match("/", { ignoreVary: true });
  if (!kept) return fetch(request);
  const late = new Promise((resolve) => setTimeout(() => resolve(kept), PATIENCE));
  const asked = fetch(request).then(
    (found) => (found.ok ? found : kept),
    () => kept,
  );
  return Promise.race([asked, late]);
}

/** A part of a page, of whichever version it is: no two have the same name. */
async function part(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

// A notice of a night: the server has said it in the player's language.  The same one stands there once.
self.addEventListener("push", (event) => {
  const { title = "Entaku 円卓", body = "", tag = "", url = "/", lang = "" } = event.data?.json() ?? {};
  const about = { body, tag, lang, icon: "/icon.svg", data: { url }, renotify: !!tag, requireInteraction: true };
  event.waitUntil(self.registration.showNotification(title, about));
});

/** The night's page: the one that is open, else a new one.  Nothing but a page of this server is ever opened. */
async function opened(path) {
  const url = new URL(path, location.origin);
  if (url.origin !== location.origin) return;
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find((client) => new URL(client.url).pathname === url.pathname);
  await (there ? there.focus() : self.clients.openWindow(url.pathname));
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(opened(event.notification.data?.url ?? "/"));
});

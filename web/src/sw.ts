/**
 * Keeps the app shell, so that the page opens without a network and says so.
 * Answers of the service are never kept: a table is only ever what the server says.
 */

declare const self: ServiceWorkerGlobalScope;

const CACHE = 'veillee-__BUILD__';
const SHELL = ['/', ...'__SHELL__'.split(' ')];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(SHELL))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin) return;
  if (/^\/(api|health|metrics|schema)(\/|$)/.test(url.pathname)) return;
  if (event.request.mode === 'navigate') {
    event.respondWith(fetch(event.request).catch(async () => (await caches.match('/', { ignoreVary: true })) ?? Response.error()));
  } else {
    event.respondWith(caches.match(event.request, { ignoreVary: true }).then((kept) => kept ?? fetch(event.request)));
  }
});

export {};

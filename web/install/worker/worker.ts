import { isOwnPath, keptPage, servedPage } from './page.ts';
import { listenForPush } from './told.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build: a name for its content, the script that its page begins with, and the paths to keep. */
declare const BUILT: {
  readonly version: string;
  readonly entry: string;
  readonly files: readonly string[];
  /** For browsers that have no `Temporal`. */
  readonly polyfill: readonly string[];
  /** Beside what a device is told. */
  readonly icon: string;
  /** Kept once they were fetched: for those alone who have use for them. */
  readonly later: readonly string[];
};

const { version, entry, files, polyfill, icon, later } = BUILT;
const OURS = 'muster-';
const NAME = OURS + version;
const PAGE = '/';
const kept: readonly string[] = 'Temporal' in self ? files : [...files, ...polyfill];

/** Fetches one version whole, or fails and is tried again another day: half a version is worse than the one before. */
async function keepVersion(): Promise<void> {
  const cache = await caches.open(NAME);
  const page = await fetch(PAGE, { cache: 'no-cache', credentials: 'omit' });
  const text = await page.text();
  // While servers are replaced one after the other, the page may still be another version's.
  if (!page.ok || !text.includes(entry)) throw new Error(`The page is not that of version ${version}.`);
  await cache.addAll([...kept]);
  await cache.put(PAGE, keptPage(text, page.headers));
}

async function dropOtherVersions(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((it) => it.startsWith(OURS) && it !== NAME).map((it) => caches.delete(it)));
  // The page that brought this worker is served by it from now on, without being loaded anew.
  await self.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  if (request.mode !== 'navigate') {
    const found = await cache.match(request.url);
    if (found) return found;
    const fetched = await fetch(request);
    // A device that has no room left keeps nothing more, and is answered all the same.
    const keeps = fetched.ok && later.includes(new URL(request.url).pathname);
    if (keeps) await cache.put(request.url, fetched.clone()).catch(() => undefined);
    return fetched;
  }
  const page = await cache.match(PAGE);
  return page ? servedPage(page) : fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(keepVersion()));
self.addEventListener('activate', (event) => event.waitUntil(dropOtherVersions()));
// A version waits until its member asks for it, or has closed every page of the one before.
self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  // Nothing else is looked at, above all no answer of the server about a member.
  const isOurs =
    request.mode === 'navigate' ? isOwnPath(pathname) : kept.includes(pathname) || later.includes(pathname);
  // What is kept may have been cleared away in this moment.
  if (isOurs) event.respondWith(answer(request).catch(() => fetch(request)));
});
listenForPush(icon);

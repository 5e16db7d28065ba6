import { clientsClaim } from 'workbox-core';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';

import { isLanguage, type Language, splitLanguage } from '@contract/languages';

import { type OfflineContent, offlinePage } from './offline-page';

/** A page's message: the URLs that it has loaded. */
type SeenEvent = MessageEvent<unknown> & { waitUntil: (work: Promise<unknown>) => void };

type ActivateEvent = Event & { waitUntil: (work: Promise<unknown>) => void };

/** What the worker uses of its global scope; `offlineContent` is written above it by the server. */
declare const self: {
  skipWaiting: () => Promise<void>;
  location: Location;
  registration: ServiceWorkerRegistration;
  addEventListener: ((type: 'message', listener: (event: SeenEvent) => void) => void) &
    ((type: 'activate', listener: (event: ActivateEvent) => void) => void);
  /** In the languages that the shop is offered in. */
  offlineContent: Record<Language, OfflineContent>;
};

const monthSeconds = 30 * 24 * 60 * 60;
const limits = (maxEntries: number) => ({ maxEntries, maxAgeSeconds: monthSeconds });
const upTo = (maxEntries: number) =>
  new ExpirationPlugin({ ...limits(maxEntries), purgeOnQuotaError: true });

/**
 * Failures are not cached, nor what must not be stored: guarded pages and drafts of pictures. Browsers
 * reject a redirected response to a navigation.
 */
const isCacheable = ({ status, redirected, headers }: Response): boolean =>
  status === 200 && !redirected && !/no-store|private/.test(headers.get('cache-control') ?? '');
const onlyCacheable = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    isCacheable(response) ? response : null,
};

const isOurs = ({ origin }: URL) => origin === self.location.origin;
const isFor = (url: URL, paths: RegExp) => isOurs(url) && paths.test(url.pathname);

// Pages are requested each time, so that what is seen online is never old.
const pages = new NetworkFirst({
  cacheName: 'offline-pages',
  plugins: [onlyCacheable, upTo(30)],
});
const notPages = /^\/(?:api|assets|media|sandbox)\//;
const others = new NetworkOnly();
registerRoute(
  ({ request }) => request.mode === 'navigate',
  (options) => (notPages.test(options.url.pathname) ? others : pages).handle(options),
);

// Their names change with their content.
const files = new CacheFirst({
  cacheName: 'offline-files',
  plugins: [onlyCacheable, upTo(200)],
});
const pictures = new CacheFirst({
  cacheName: 'offline-pictures',
  plugins: [onlyCacheable, upTo(200)],
});
registerRoute(({ url }) => isFor(url, /^\/assets\//), files);
registerRoute(({ url }) => isFor(url, /^\/media\//), pictures);

const strategyFor = (url: URL) => {
  if (isFor(url, /^\/assets\//)) return files;
  return isFor(url, /^\/media\//) ? pictures : pages;
};

// What the page had loaded before there was a worker: files and pictures come from the browser's cache.
self.addEventListener('message', (event) => {
  const { data } = event;
  if (!Array.isArray(data)) return;
  const seen = data.filter((url) => typeof url === 'string').map((url) => new URL(url));
  const cache = (url: URL) =>
    strategyFor(url)
      .handle({ event, request: new Request(url) })
      .catch(() => undefined);
  event.waitUntil(Promise.all(seen.filter(isOurs).map(cache)));
});

/**
 * A key for what a URL answers in a language: it holds no session, which a request may carry. A
 * listing is a POST, which no cache keeps: its body is part of the key.
 */
const keyOf = async (request: Request): Promise<string> => {
  const body = request.method === 'POST' ? await request.clone().text() : '';
  const language = request.headers.get('accept-language') ?? '';
  const key = new URL(request.url);
  key.searchParams.set('offline-key', `${language} ${body}`);
  return key.href;
};

/** The catalogue and the house's texts, which are the same for everybody; nothing of a customer. */
const publicResponses =
  /^\/api\/(?:products|categories|banners|settings|about-us|policies|labels)\b/;
const withKey = { cacheKeyWillBeUsed: ({ request }: { request: Request }) => keyOf(request) };
registerRoute(
  ({ url }) => isFor(url, publicResponses),
  new NetworkFirst({ cacheName: 'offline-answers', plugins: [withKey, onlyCacheable, upTo(200)] }),
);

const listingCache = 'offline-listings';
const listings = new CacheExpiration(listingCache, limits(60));

registerRoute(
  ({ url }) => isFor(url, /^\/api\/products$/),
  async ({ request }) => {
    const key = await keyOf(request);
    const cache = await caches.open(listingCache);
    try {
      const response = await fetch(request);
      if (isCacheable(response)) {
        await cache.put(key, response.clone());
        await listings.updateTimestamp(key);
        await listings.expireEntries();
      }
      return response;
    } catch (error) {
      const cached = await cache.match(key);
      if (cached === undefined) throw error;
      return cached;
    }
  },
  'POST',
);

/** A product's page is the same with another size or color in its URL. */
const productPath = /\/product\/\d+$/;

setCatchHandler(async ({ request, url = new URL(request.url) }) => {
  if (request.mode !== 'navigate') return Response.error();
  const options = { cacheName: 'offline-pages', ignoreSearch: true };
  const cached = productPath.test(url.pathname) && (await caches.match(request, options));
  if (cached) return cached;
  const offered = Object.keys(self.offlineContent).filter(isLanguage);
  const { language } = splitLanguage(url.pathname, offered);
  return offlinePage(language, self.offlineContent[language]);
});

// The browser requests a page while the worker starts, so that it is not later than without one.
self.addEventListener('activate', (event) => {
  const { navigationPreload } = self.registration as Partial<ServiceWorkerRegistration>;
  if (navigationPreload !== undefined) event.waitUntil(navigationPreload.enable());
});

// Every page names its own files, so a new worker serves the pages that are open as well as the old.
void self.skipWaiting();
clientsClaim();

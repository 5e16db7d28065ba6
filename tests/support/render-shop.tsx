import type { EmotionCache } from '@emotion/react';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FastifyInstance } from 'fastify';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach } from 'vitest';

import { currentLanguage } from '@contract/current-language';
import type { Language } from '@contract/languages';
import { createEmotionCache } from '@/app/entrypoint/emotion-cache';
import { ShopApp } from '@/app/entrypoint/shop-app';
import { makeStore, startPersistingBag } from '@/app/redux';
import type { DevTools } from '@/app/redux/devtools';
import { createRoutes } from '@/app/routes';
import { readStoredSession, sessionRestored } from '@/shared/session';

import { inProcessFetch } from '../../server/src/http/pages/in-process-fetch';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

/** By the language: a style is compiled once for all pages of a file. */
const emotionCaches = new Map<Language, EmotionCache>();

const emotionCacheOf = (language: Language): EmotionCache => {
  const cache = emotionCaches.get(language) ?? createEmotionCache();
  emotionCaches.set(language, cache);
  return cache;
};

interface OpenShopOptions {
  /** Calls that fail, e.g. `POST /api/profile/change-currency`, with their status. */
  failing?: Record<string, number>;
  devTools?: DevTools;
}

const failure = (code: number) =>
  new Response(JSON.stringify({ code, message: '', error: '' }), {
    status: code,
    headers: { 'content-type': 'application/json' },
  });

/** The real provider in process, except for the calls that must fail. Lists the calls. */
const fetchWith = (
  app: FastifyInstance,
  failing: Record<string, number>,
  calls: string[],
): typeof fetch => {
  const real = inProcessFetch(app);
  return (input, init) => {
    const request = new Request(input, init);
    const call = `${request.method} ${new URL(request.url).pathname}`;
    calls.push(call);
    const status = failing[call];
    return status === undefined ? real(request) : Promise.resolve(failure(status));
  };
};

/**
 * Opens the shop at a path with what the browser's storage has: the real routes and a new store,
 * against the real provider in process.
 */
export const openShop = (
  path: string,
  app: FastifyInstance,
  { failing = {}, devTools }: OpenShopOptions = {},
) => {
  const calls: string[] = [];
  const store = makeStore({
    apiUrl: 'http://shop.test/api',
    fetch: fetchWith(app, failing, calls),
    devTools,
  });
  store.dispatch(sessionRestored(readStoredSession()));
  startPersistingBag(store);
  const routes = createRoutes({ store, awaitData: false });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <ShopApp store={store} emotionCache={emotionCacheOf(currentLanguage())}>
      <RouterProvider router={router} />
    </ShopApp>,
  );
  return { store, router, calls, user: userEvent.setup() };
};

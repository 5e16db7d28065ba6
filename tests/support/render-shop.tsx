import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FastifyInstance } from 'fastify';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach } from 'vitest';

import { createEmotionCache } from '@/app/entrypoint/emotion-cache';
import { ShopApp } from '@/app/entrypoint/shop-app';
import { makeStore, startPersistingBag } from '@/app/redux';
import { createRoutes } from '@/app/routes';
import { readStoredSession, sessionRestored } from '@/shared/session';

import { inProcessFetch } from '../../server/src/plugins/pages/in-process-fetch';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

/**
 * Opens the shop at a path, as a browser would with what its storage holds: the real routes and a
 * fresh store, against the real provider in process.
 */
export const openShop = (path: string, app: FastifyInstance) => {
  const store = makeStore({ apiUrl: 'http://shop.test/api', fetch: inProcessFetch(app) });
  store.dispatch(sessionRestored(readStoredSession()));
  startPersistingBag(store);
  const routes = createRoutes({ store, awaitData: false });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <ShopApp store={store} emotionCache={createEmotionCache()}>
      <RouterProvider router={router} />
    </ShopApp>,
  );
  return { store, router, user: userEvent.setup() };
};

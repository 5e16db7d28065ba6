import '@/shared/ui/theme/fonts.css';

import { setupListeners } from '@reduxjs/toolkit/query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';

import { currentLanguage } from '@contract/current-language';
import { pathIn } from '@contract/languages';
import { restoreCurrency } from '@/entities/currency';
import { storageKeys } from '@/shared/config';
import { readStored } from '@/shared/lib/browser';
import { reportHydrated } from '@/shared/lib/hydration';
import { readStoredSession, sessionRestored } from '@/shared/session';
import { startMarkingPictures } from '@/shared/ui/picture';

import {
  makeStore,
  type ShopStore,
  startBagSync,
  startCurrencyAttributeSync,
  startGuestCurrencySync,
  startPersistingBag,
  startSessionSync,
  startWishlistSyncWhenNeeded,
} from '../redux';
import { createRoutes } from '../routes';
import { createEmotionCache } from './emotion-cache';
import { identifyEntry } from './identify-entry';
import { readServerState } from './server-state';
import { ShopApp } from './shop-app';
import { acceptSkippedTransitions } from './skipped-transitions';

/** Loads the matched pages' code before hydration: a lazy route would first render nothing. */
const loadMatchedPages = async (routes: RouteObject[], basename: string): Promise<void> => {
  const matches = matchRoutes(routes, window.location, basename) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'object' || route.lazy.Component === undefined) return;
      const Component = await route.lazy.Component();
      Object.assign(route, { Component, lazy: undefined });
    }),
  );
};

/**
 * Restores what only the browser knows, a guest's currency, bag and wishlist and the session, and
 * keeps them in sync with other tabs. Returns a function that stops it.
 */
const restoreBrowserState = (store: ShopStore): (() => void) => {
  const stops = [startWishlistSyncWhenNeeded(store)];
  store.dispatch(restoreCurrency());
  store.dispatch(sessionRestored(readStoredSession()));
  stops.push(
    startPersistingBag(store),
    startGuestCurrencySync(store),
    startSessionSync(store),
    startBagSync(store),
    // Refetches on focus: data may have changed elsewhere.
    setupListeners(store.dispatch),
  );
  return () => {
    for (const stop of stops) stop();
  };
};

/** Long enough for what the page loads after its first view. */
const afterFirstViewMs = 3000;

/** Redux DevTools' code is loaded only where they are installed and the build allows them. */
const loadDevTools = async () => {
  const isWanted =
    import.meta.env.VITE_DEVTOOLS !== '0' && '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window;
  return isWanted ? import('../redux/devtools') : undefined;
};

/** The store with what the server's page or a dump says, and Redux DevTools around it. */
const createShop = async () => {
  const serverState = readServerState();
  const devToolsModule = await loadDevTools();
  const devTools = devToolsModule && { ...devToolsModule, ...devToolsModule.createDevTools() };
  const dumped = import.meta.env.DEV
    ? await (await import('../redux/devtools/dumped-state')).readDumpedState()
    : null;
  let sendsOfflineChanges = false;
  const store = makeStore({
    preloadedState: dumped ?? (serverState === null ? undefined : { api: serverState.api }),
    isOffline: () => sendsOfflineChanges && !navigator.onLine,
    devTools,
  });
  let stop: (() => void) | undefined;
  const restore = () => {
    stop?.();
    stop = restoreBrowserState(store);
  };
  const onOfflineStarted = () => {
    sendsOfflineChanges = true;
  };
  const loaderData = serverState?.loaderData;
  // Where the server has rendered no page, the first render need not equal its HTML, and the route guard
  // needs the session at once.
  if (loaderData === undefined && dumped === null) restore();
  return { store, devTools, restore, onOfflineStarted, loaderData };
};
type Shop = Awaited<ReturnType<typeof createShop>>;

/** Ends a task, so that the browser can paint and answer before the next part of the start. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** Calls once the first view is there, or at once without a connection. */
const afterFirstView = (load: () => void): void => {
  if (navigator.onLine) setTimeout(load, afterFirstViewMs);
  else load();
};

/** Loads what is done about a lost connection, with the next one where there is none. */
const loadLostConnection = (store: ShopStore, router: DataRouter): void => {
  const load = () => {
    import('./lost-connection').then(
      ({ handleLostConnection }) => handleLostConnection(store, router),
      () => {
        window.addEventListener('online', load, { once: true });
      },
    );
  };
  afterFirstView(load);
};

/** Loads what makes the shop work without a connection, where the server offers it. */
const loadOffline = (store: ShopStore, router: DataRouter, onStarted: () => void): void => {
  if (document.querySelector('meta[name="offline"]') === null) return;
  afterFirstView(() => {
    import('../offline/start-offline').then(
      (offline) => {
        offline.startOffline(store, router);
        onStarted();
      },
      () => {
        // The shop works without it.
      },
    );
  });
};

/** Scrolls to where the page was left in the other language, if it was. */
const restoreLanguageScroll = async (): Promise<void> => {
  if (readStored(storageKeys.languageScroll, 'sessionStorage') === null) return;
  const { restoreScroll } = await import('@/features/choose-language');
  restoreScroll();
};

/** The router; on a page that the server has rendered it starts with that page's code and data. */
const createShopRouter = async ({ store, devTools, restore, loaderData }: Shop) => {
  const routes = createRoutes({ store, awaitData: false });
  const basename = pathIn(currentLanguage(), '/');
  if (loaderData !== undefined) await loadMatchedPages(routes, basename);
  identifyEntry();
  acceptSkippedTransitions(document);
  const router = createBrowserRouter(routes, {
    basename,
    ...(loaderData && { hydrationData: { loaderData } }),
  });
  devTools?.followLocation(store, router, devTools.timeTravel);
  devTools?.restartAfterReset(store, devTools.timeTravel, restore);
  return router;
};

/** Hydrates the server's page, or renders the browser's own in place of a shell; resolves when it is shown. */
const mount = async (container: Element, router: DataRouter, shop: Shop): Promise<void> => {
  const { store, devTools, loaderData } = shop;
  const isRendered = loaderData !== undefined;
  const app = (onShown: () => void) => (
    <ShopApp
      store={store}
      emotionCache={createEmotionCache()}
      serverState={isRendered ? store.getState() : undefined}
      onShown={onShown}
      tools={devTools && <devTools.TimeTravelNotice timeTravel={devTools.timeTravel} />}
    >
      <RouterProvider router={router} />
    </ShopApp>
  );
  await new Promise<void>((resolve) => {
    // As a transition React renders and hydrates in pieces: the page answers in between.
    startTransition(() => {
      if (isRendered) hydrateRoot(container, app(resolve));
      else createRoot(container).render(app(resolve));
    });
  });
  if (!isRendered) return;
  await nextTask();
  // After hydration, which must start from the state that the server rendered.
  shop.restore();
};

const bootstrap = async (): Promise<void> => {
  await nextTask();
  const container = document.getElementById('root');
  if (container === null) throw new Error('The page has no #root element.');
  const shop = await createShop();
  const router = await createShopRouter(shop);
  await mount(container, router, shop);
  startCurrencyAttributeSync(shop.store);
  reportHydrated(container);
  startMarkingPictures();
  loadLostConnection(shop.store, router);
  loadOffline(shop.store, router, shop.onOfflineStarted);
  await restoreLanguageScroll();
};

bootstrap().catch((error: unknown) => {
  console.error(error);
  // For `load-failure.ts`.
  window.dispatchEvent(new Event('load-failure'));
});

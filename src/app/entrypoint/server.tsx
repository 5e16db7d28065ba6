import { text } from 'node:stream/consumers';

import type { EmotionCache } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { QueryStatus } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  matchPath,
  matchRoutes,
  StaticRouter,
  StaticRouterProvider,
} from 'react-router';

import { currentLanguage } from '@contract/current-language';
import { escapeHtml } from '@contract/escape-html';
import { pathIn, type Language } from '@contract/languages';
import { loadSite } from '@/entities/brand';
import { api, failureStatus, isTransientStatus } from '@/shared/api';
import { notFound } from '@/shared/routes';
import { PageSkeleton } from '@/shared/ui/page-layout';
import { ServerSanitizerContext } from '@/shared/ui/safe-html';

import { makeStore, type ShopStore } from '../redux';
import { PageFrame } from '../layouts/page-frame';
import type { RouteHandle } from '../layouts/route-handle';
import { createRoutes, guardedPatterns } from '../routes';
import { createEmotionCache } from './emotion-cache';
import { pageHead, readMetadata } from './page-head';
import { escapeForScript, type ServerState } from './server-state';
import { ShopApp } from './shop-app';

export { serverStateId } from './server-state';

/** A rendered public page, to be inserted into the shell. */
export interface RenderedPage {
  status: number;
  /** Whether no call failed: otherwise part of the page is an error message. */
  complete: boolean;
  /** Title, meta, image preloads and styles. */
  head: string;
  html: string;
  /** Escaped JSON for the element `serverStateId`. */
  state: string;
  /** The sources of the matched pages, to preload their chunks. */
  sources: string[];
}

/** The shell of a page that the browser renders alone: the header, and a skeleton in place of the page. */
export interface RenderedShell extends Pick<RenderedPage, 'head' | 'html' | 'state' | 'sources'> {
  /** Escaped. */
  siteName: string;
}

export interface RenderOptions {
  /** The shop's own origin, e.g. `https://shop.example`. */
  origin: string;
  /** The languages that the shop is offered in; the current one is the page's. */
  languages: readonly Language[];
  /** Calls the API in process. */
  fetch: typeof fetch;
  /** Makes the house's HTML safe to show. */
  sanitizeHtml: (html: string) => string;
}

/** Emotion leaves elements with `data-s` where they are: moving them would make the browser style the page again. */
const styleInPlace = '<style data-s ';

/** What React hoists (title, meta, preloads) comes first in the string; it belongs in the head. */
const hoisted = /^(?:<link\b[^>]*>|<meta\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)*/;

/** The statuses of the failed calls that the page is made from; null without a response. */
const failedCalls = (store: ShopStore): (number | null)[] =>
  Object.values(store.getState().api.queries).flatMap((call) =>
    call?.status === QueryStatus.rejected ? [failureStatus(call.error)] : [],
  );

/** The pattern of the route if it gets a shell: what it shows depends on the session. */
export const guardedPattern = (pathname: string): string | undefined =>
  guardedPatterns.find((pattern) => matchPath(pattern, pathname) !== null);

/**
 * Lends a store for one render. What nothing is subscribed to would be kept for minutes by a timer, and the whole
 * store with it.
 */
const withStore = async <Result,>(
  { origin, fetch }: Pick<RenderOptions, 'origin' | 'fetch'>,
  render: (store: ShopStore) => Promise<Result>,
): Promise<Result> => {
  const store = makeStore({ apiUrl: `${origin}/api`, fetch });
  try {
    return await render(store);
  } finally {
    store.dispatch(api.util.resetApiState());
  }
};

/** Renders the app to HTML, without the styles that it makes. Throws when a component fails. */
const renderMarkup = async (app: ReactNode): Promise<string> => {
  const renderErrors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    app,
    // Suspense boundaries are written in place: React needs no inline script to move them.
    {
      progressiveChunkSize: Infinity,
      onError: (error) => {
        renderErrors.push(error);
      },
    },
  );
  // For a component that failed React writes the fallback of its Suspense boundary.
  if (renderErrors.length > 0) throw renderErrors[0];
  return text(prelude);
};

/**
 * Loads the code and data of a page. Throws when a page fails, or a call that it is made from and that
 * may succeed later.
 */
const loadPage = async (store: ShopStore, url: string, origin: string) => {
  const { query, dataRoutes } = createStaticHandler(createRoutes({ store, awaitData: true }), {
    basename: pathIn(currentLanguage(), '/'),
  });
  const [context, site] = await Promise.all([
    query(new Request(new URL(url, origin))),
    store.dispatch(loadSite()),
  ]);
  if (context instanceof Response) {
    throw new Error(`The page ${url} answered ${context.status} instead of rendering.`);
  }
  const failure = Object.values(context.errors ?? {})[0];
  if (failure !== undefined) throw failure;
  const failed = failedCalls(store);
  if (failed.some(isTransientStatus)) {
    throw new Error(`The page ${url} could not be loaded: calls answered ${failed.join(', ')}.`);
  }
  return { context, dataRoutes, siteName: site.name, complete: failed.length === 0 };
};

/** Renders the app's HTML, and apart from it what belongs in the head: what React hoists, and styles. */
const renderApp = async (app: (emotionCache: EmotionCache) => ReactNode) => {
  const emotionCache = createEmotionCache();
  const { extractCriticalToChunks, constructStyleTagsFromChunks } =
    createEmotionServer(emotionCache);
  const markup = await renderMarkup(app(emotionCache));
  const head = hoisted.exec(markup)?.[0] ?? '';
  const html = markup.slice(head.length);
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(html));
  return { head, html, styles: styles.replaceAll('<style ', styleInPlace) };
};

/**
 * Renders a public page with the SPA's own routes, loaders, store and endpoints. The result is the
 * same for every visitor: it has nothing that only a browser knows. Throws when it can't be loaded or a
 * component fails; the caller then sends the shell.
 */
export const renderPage = (url: string, options: RenderOptions): Promise<RenderedPage> =>
  withStore(options, async (store) => {
    const { origin, languages, sanitizeHtml } = options;
    const { context, dataRoutes, siteName, complete } = await loadPage(store, url, origin);
    const { head, html, styles } = await renderApp((emotionCache) => (
      <ShopApp store={store} emotionCache={emotionCache}>
        <ServerSanitizerContext value={sanitizeHtml}>
          <StaticRouterProvider
            router={createStaticRouter(dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </ServerSanitizerContext>
      </ShopApp>
    ));
    const { loaderData, matches } = context;
    const status = Object.values(loaderData).includes(notFound) ? notFound.status : 200;
    const fullUrl = new URL(url, origin);
    const metadata = await readMetadata(matches, store, fullUrl);
    return {
      status,
      complete,
      head: head + pageHead({ siteName, head, metadata, status, url: fullUrl, languages }) + styles,
      html,
      state: escapeForScript({ api: store.getState().api, loaderData } satisfies ServerState),
      sources: matches.flatMap(
        ({ route }) => (route.handle as RouteHandle | undefined)?.source ?? [],
      ),
    };
  });

/**
 * Renders the shell of the guarded routes of a pattern; without a pattern that of any page. Throws when the
 * shop's settings can't be loaded.
 */
export const renderShell = (
  pattern: string | undefined,
  options: RenderOptions,
): Promise<RenderedShell> =>
  withStore(options, async (store) => {
    const { name } = await store.dispatch(loadSite());
    if (failedCalls(store).length > 0) throw new Error('The settings could not be loaded.');
    const routes = createRoutes({ store, awaitData: true });
    const matches = pattern === undefined ? [] : (matchRoutes(routes, pattern) ?? []);
    const handles = matches.map(({ route }) => route.handle as RouteHandle | undefined);
    const basename = pathIn(currentLanguage(), '/');
    const { html, styles } = await renderApp((emotionCache) => (
      <ShopApp store={store} emotionCache={emotionCache}>
        <StaticRouter basename={basename} location={basename}>
          <PageFrame small={handles.some((handle) => handle?.smallFrame)}>
            <PageSkeleton />
          </PageFrame>
        </StaticRouter>
      </ShopApp>
    ));
    const siteName = escapeHtml(name);
    return {
      siteName,
      head: `<title>${siteName}</title>${styles}`,
      html,
      state: escapeForScript({ api: store.getState().api } satisfies ServerState),
      sources: handles.flatMap((handle) => handle?.source ?? []),
    };
  });

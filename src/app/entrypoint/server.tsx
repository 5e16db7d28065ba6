import { text } from 'node:stream/consumers';

import createEmotionServer from '@emotion/server/create-instance';
import { prerenderToNodeStream } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  matchPath,
  StaticRouterProvider,
} from 'react-router';

import type { LoadResult } from '@/shared/routes';

import { makeStore } from '../redux';
import type { RouteHandle } from '../layouts/route-handle';
import { createRoutes, guardedPatterns } from '../routes';
import { createEmotionCache } from './emotion-cache';
import { pageHead, readFacts } from './page-head';
import { escapeForScript, type ServerState } from './server-state';
import { ShopApp } from './shop-app';

export { serverStateId } from './server-state';

/** A rendered public page, to be inserted into the shell. */
export interface RenderedPage {
  status: number;
  /** Title, meta, image preloads and styles. */
  head: string;
  html: string;
  /** Escaped JSON for the element `serverStateId`. */
  state: string;
  /** The sources of the matched pages, to preload their chunks. */
  entries: string[];
}

export interface RenderOptions {
  /** The shop's own origin, e.g. `https://shop.example`. */
  origin: string;
  /** Calls the API in process. */
  fetch: typeof fetch;
}

/** What React hoists (title, meta, preloads) comes first in the string; it belongs in the head. */
const hoisted = /^(?:<link\b[^>]*>|<meta\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)*/;

/** True for the routes that get the plain shell: what they show depends on the session. */
export const isGuarded = (pathname: string): boolean =>
  guardedPatterns.some((pattern) => matchPath(pattern, pathname) !== null);

/**
 * Renders a public page with the SPA's own routes, loaders, store and endpoints. The result is the
 * same for every visitor: it has nothing that only a browser knows. Throws when a page fails; the
 * caller then sends the shell.
 */
export const renderPage = async (
  url: string,
  { origin, fetch }: RenderOptions,
): Promise<RenderedPage> => {
  const store = makeStore({ apiUrl: `${origin}/api`, fetch });
  const routes = createRoutes({ store, awaitData: true });
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(new URL(url, origin)));
  if (context instanceof Response) {
    throw new Error(`The page ${url} answered ${context.status} instead of rendering.`);
  }
  const failure = Object.values(context.errors ?? {})[0];
  if (failure !== undefined) throw failure;

  const emotionCache = createEmotionCache();
  const { extractCriticalToChunks, constructStyleTagsFromChunks } =
    createEmotionServer(emotionCache);
  const { prelude } = await prerenderToNodeStream(
    <ShopApp store={store} emotionCache={emotionCache}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </ShopApp>,
    // All of it stands in its place: nothing is moved there by an inline script.
    { progressiveChunkSize: Infinity },
  );
  const markup = await text(prelude);
  const head = hoisted.exec(markup)?.[0] ?? '';
  const html = markup.slice(head.length);
  const results = Object.values(context.loaderData) as (LoadResult | null)[];
  const status = results.find((result) => result?.status !== undefined)?.status ?? 200;
  const facts = await readFacts(context.matches, store, new URL(url, origin));

  return {
    status,
    head:
      head +
      pageHead({ head, facts, status, url: new URL(url, origin) }) +
      constructStyleTagsFromChunks(extractCriticalToChunks(html)),
    html,
    state: escapeForScript({
      api: store.getState().api,
      loaderData: context.loaderData,
    } satisfies ServerState),
    entries: context.matches.flatMap(({ route }) => {
      const handle = route.handle as RouteHandle | undefined;
      return handle === undefined ? [] : [handle.entry];
    }),
  };
};

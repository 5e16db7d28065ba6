import type { LoaderFunction, RouteObject } from 'react-router';

import { notFound, type PageDefinition } from '@/shared/routes';

import type { ShopStore } from '../redux';
import type { RouteHandle } from '../layouts/route-handle';
import { loadContext } from './load-context';

export interface RouteContext {
  store: ShopStore;
  /** On the server a route waits for its data; in the browser the page shows its own loading state. */
  awaitData: boolean;
}

const loaderOf =
  (page: PageDefinition, { store, awaitData }: RouteContext): LoaderFunction =>
  async ({ request, params }): Promise<typeof notFound | null> => {
    const loading = page.load?.(loadContext(store, new URL(request.url), params));
    if (loading === undefined) return null;
    if (awaitData) return (await loading) === notFound ? notFound : null;
    // The component reads the same query and shows its failure; here it only has to start.
    loading.catch(() => undefined);
    return null;
  };

/** A route for a page: its data and its code load in parallel. */
export const pageRoute = (
  path: string,
  page: PageDefinition,
  context: RouteContext,
  handle: RouteHandle,
): RouteObject => ({
  path,
  handle: (import.meta.env.SSR
    ? { ...handle, source: page.source, importMetadata: page.importMetadata }
    : handle) satisfies RouteHandle,
  loader: loaderOf(page, context),
  lazy: { Component: page.importComponent },
});

import type { ComponentType } from 'react';

import type { AppDispatch, AppState } from '@/shared/redux';

/** What a page's `load` gets: the store and the address, nothing of the browser. */
export interface LoadContext {
  dispatch: AppDispatch;
  getState: () => AppState;
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
}

/** What a page's `load` may say of itself: the HTTP status that the server answers with. */
export interface LoadResult {
  status?: number;
}

/** What a page's facts are made from: the store that its `load` has filled, and its own address. */
export interface FactsContext {
  dispatch: AppDispatch;
  getState: () => AppState;
  /** Whole, under the shop's own origin. */
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
}

/** What a page says of itself to those who find it: search engines, and where a link is shared. */
export interface PageFacts {
  /** The path and query that the page is known by; the path alone by default. */
  canonical?: string;
  /** The picture of a shared link: an address of the provider. */
  image?: string;
  type?: 'website' | 'product' | 'article';
  /** From the shop down to the page. */
  breadcrumb?: readonly { name: string; path: string }[];
  /** schema.org things beside the breadcrumb, with whole addresses. */
  things?: readonly Record<string, unknown>[];
  /** The page is for people, not for search engines. */
  noIndex?: boolean;
}

/**
 * A page, as the router takes it. `load` starts the queries of the first view (they are read
 * again by the same hooks in the component) and is small enough to stand in the first bundle;
 * the component is loaded beside it.
 */
export interface PageDefinition {
  importComponent: () => Promise<ComponentType>;
  load?: (context: LoadContext) => Promise<LoadResult | null>;
  /** Only in the server's build, which asks for the facts after `load`: no browser needs them. */
  importFacts?: () => Promise<(context: FactsContext) => Promise<PageFacts>>;
}

/** Where the login page sends a person back to, kept in the history entry's state. */
export interface OriginState {
  from?: string;
}

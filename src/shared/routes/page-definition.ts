import type { ComponentType } from 'react';

import type { AppDispatch, AppState } from '@/shared/redux';

/**
 * What the `load` and the metadata of a page may use: the store and the URL, nothing that only a
 * browser has.
 */
export interface LoadContext {
  dispatch: AppDispatch;
  getState: () => AppState;
  /** Absolute, at the shop's own origin, with one of the shop's `paths`: without a language's prefix. */
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
}

/** What a page's `load` resolves to where the server is to answer with 404. */
export const notFound = { status: 404 } as const;

/** A page's metadata for search engines and link previews. */
export interface PageMetadata {
  /** The canonical path and query; the path alone by default. */
  canonical?: string;
  /** The picture of link previews: a URL of the provider. */
  image?: string;
  type?: 'website' | 'product' | 'article';
  /** From the shop down to the page. */
  breadcrumb?: readonly { name: string; path: string }[];
  /** schema.org objects besides the breadcrumb, with absolute URLs. */
  structuredData?: readonly Record<string, unknown>[];
  /** The page is for people, not for search engines. */
  noIndex?: boolean;
}

/**
 * A page as the router uses it. `load` starts the queries of the first view, which the component's
 * hooks then share, and may resolve to `notFound`; it is small enough for the first bundle, or loads
 * the rest by itself, and the component's code loads in parallel.
 */
export interface PageDefinition {
  importComponent: () => Promise<ComponentType>;
  load?: (context: LoadContext) => Promise<unknown>;
  /** The component's file, for its chunk; only in the server's build. */
  source?: string;
  /** Only in the server's build, which asks for it after `load`: no browser needs it (ADR 0018). */
  importMetadata?: () => Promise<(context: LoadContext) => Promise<PageMetadata>>;
}

/** Where the login page sends a person back to, kept in the history entry's state. */
export interface OriginState {
  from?: string;
  /** The person was logged in there, until the session ended. */
  hadSession?: boolean;
}

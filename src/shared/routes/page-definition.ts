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

/**
 * A page, as the router takes it. `load` starts the queries of the first view (they are read
 * again by the same hooks in the component) and is small enough to stand in the first bundle;
 * the component is loaded beside it.
 */
export interface PageDefinition {
  importComponent: () => Promise<ComponentType>;
  load?: (context: LoadContext) => Promise<LoadResult | null>;
}

/** Where the login page sends a person back to, kept in the history entry's state. */
export interface OriginState {
  from?: string;
}

import type { AppDispatch } from '@/shared/redux';

import type { ProductListing } from '../model/product-listing';
import { listProductPages } from './product-api';

/**
 * Loads a listing up to so many pages, one after the other; pages in the cache are not asked for
 * again. Ends at a page that fails, which the query's own state tells.
 */
export const loadProductPages =
  (listing: ProductListing, count: number) =>
  async (dispatch: AppDispatch): Promise<void> => {
    const ask = (options?: { direction: 'forward' }) =>
      dispatch(listProductPages.initiate(listing, { subscribe: false, ...options }));

    let loaded = await ask();
    while (loaded.data !== undefined && loaded.data.pages.length < count) {
      const before = loaded.data.pages.length;
      loaded = await ask({ direction: 'forward' });
      if (loaded.data?.pages.length === before) return;
    }
  };

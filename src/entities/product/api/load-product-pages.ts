import type { AppThunk } from '@/shared/redux';

import type { ProductListing } from '../model/product-listing';
import { listProductPages } from './product-endpoints';

/**
 * Loads the first `count` pages of a listing, one after the other; cached pages are not requested
 * again. Stops at a page that fails, which the query's state reports.
 */
export const loadProductPages =
  (listing: ProductListing, count: number): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const request = (options?: { direction: 'forward' }) =>
      dispatch(listProductPages.initiate(listing, { subscribe: false, ...options }));

    let loaded = await request();
    while (loaded.data !== undefined && loaded.data.pages.length < count) {
      const before = loaded.data.pages.length;
      loaded = await request({ direction: 'forward' });
      if (loaded.data?.pages.length === before) return;
    }
  };

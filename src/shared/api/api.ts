import { createApi } from '@reduxjs/toolkit/query/react';

import { shopBaseQuery } from './base-query';

/**
 * The data that mutations invalidate. Banners, brand texts and categories have no tag: no call
 * changes them.
 */
export const tagTypes = ['Address', 'Cart', 'Order', 'Product', 'Profile', 'Wishlist'] as const;

/**
 * The one API slice with the one base URL (section 7). Entities inject their queries, features
 * their mutations, which are null where the response has nothing to keep; the tags are listed here.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: shopBaseQuery,
  tagTypes,
  endpoints: () => ({}),
});

/** The id of the tag that stands for a whole list, as in `{ type: 'Order', id: listId }`. */
export const listId = 'LIST';

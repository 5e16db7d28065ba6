import { createApi } from '@reduxjs/toolkit/query/react';

import { shopBaseQuery } from './base-query';

/**
 * What mutations make stale. Banners, brand texts and categories have no tag: no call changes them.
 */
export const tagTypes = ['Address', 'Cart', 'Order', 'Product', 'Profile'] as const;

/**
 * The one API slice of the one base URL (specification, section 7). Entities inject the queries
 * of their noun, features the mutations of their act; the tags stand here once.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: shopBaseQuery,
  tagTypes,
  endpoints: () => ({}),
});

/** The id of the tag that stands for a whole list, as in `{ type: 'Order', id: listId }`. */
export const listId = 'LIST';

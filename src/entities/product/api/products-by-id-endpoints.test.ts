import { expect, it, vi } from 'vitest';

import { api } from '@/shared/api';

import { makeStore } from '../../../../tests/support/shop-store';
import { wireProduct } from '../../../../tests/support/wishlist-provider';
import { readProductsById } from './products-by-id-endpoints';

it('reads products that become stale during the request', async () => {
  const response = () => Response.json({ code: 200, data: wireProduct(7) });
  const fetchFn = vi.fn<typeof fetch>(() => Promise.resolve(response()));
  const store = makeStore({ apiUrl: 'http://shop.test/api', fetch: fetchFn });
  const reading = store.dispatch(readProductsById([7]));
  store.dispatch(api.util.invalidateTags(['Product']));
  expect(await reading).toEqual({ 7: wireProduct(7) });
});

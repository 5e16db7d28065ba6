import { configureStore } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';

import type { User } from '@contract/customer';
import { changeStarted, currencyReducer } from '@/entities/currency/@x/cart';
import { api } from '@/shared/api';
import type { AppStore } from '@/shared/redux';
import { selectUser, sessionReducer, sessionStarted, userChanged } from '@/shared/session';
import { selectToasts, toastsReducer } from '@/shared/toast';

import { eventually } from '../../../../tests/support/eventually';
import { lineFromWire } from './bag-line';
import { cartReducer } from './cart-slice';
import { refreshBag } from './refresh-bag';
import { wantLineQuantity } from './want-line-quantity';

const user = { name: 'N', email: 'n@example.test', image: '', currency: 'USD' as const };

const prices = { price_in_usd: '10.00', price_in_eur: '9.00', price_in_aed: '37.00' };
const product = {
  id: 7,
  name: 'Lina dress',
  price: '10.00',
  ...prices,
  primary_image: '',
  discount_percentage: 0,
};
const item = { id: 1, quantity: 2, product, product_size: { id: 70, size: 'S' } };

const setUp = (items: unknown[] = []) => {
  const line = { down: false, profile: user as User };
  /** GET /cart is answered when this resolves, with what the bag held when it was asked. */
  const held = { asked: 0, until: Promise.resolve() };
  const store = configureStore({
    reducer: {
      session: sessionReducer,
      currency: currencyReducer,
      cart: cartReducer,
      toasts: toastsReducer,
      [api.reducerPath]: api.reducer,
    },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: {
          extraArgument: {
            apiUrl: 'http://shop.test/api',
            fetch: async (input: RequestInfo | URL) => {
              if (line.down) throw new TypeError('offline');
              const request = new Request(input);
              const answer = (data: unknown) => Response.json({ code: 200, message: '', data });
              if (new URL(request.url).pathname === '/api/profile') {
                return answer({ user: line.profile });
              }
              if (request.method === 'POST') {
                items.push(item);
                return answer(item);
              }
              const found = [...items];
              held.asked += 1;
              await held.until;
              return answer(found);
            },
          },
        },
      }).concat(api.middleware),
  }) as unknown as AppStore;
  store.dispatch(sessionStarted({ token: 't', user }));
  return { store, line, held };
};

describe('refreshing a bag', () => {
  it('keeps a currency that was saved since the last answer when the provider is out of reach', async () => {
    const { store, line } = setUp();
    expect(await store.dispatch(refreshBag())).toEqual([]);
    store.dispatch(changeStarted('EUR'));
    store.dispatch(userChanged({ ...user, currency: 'EUR' }));

    line.down = true;
    expect(await store.dispatch(refreshBag())).toBeNull();

    expect(selectUser(store.getState())?.currency).toBe('EUR');
    expect(store.getState().currency.current).toBe('EUR');
    expect(selectToasts(store.getState()).map(({ title }) => title)).toEqual([
      'Failed to fetch cart items',
    ]);
  });

  it('prices it in the currency that GET /profile names (section 7)', async () => {
    const { store, line } = setUp([item]);
    line.profile = { ...user, currency: 'AED' };
    await store.dispatch(refreshBag());
    expect(store.getState().cart).toMatchObject({ items: [{ price: 'AED 37.00' }], total: 74 });
    expect(store.getState().currency.current).toBe('AED');
  });

  /** An answer to a bag that is under way, for as long as the test wants. */
  const startSlowly = (held: { until: Promise<void> }): (() => void) => {
    let release = () => undefined as void;
    held.until = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  };

  it('asks again when the answer is older than what was added meanwhile', async () => {
    const { store, held } = setUp();
    const release = startSlowly(held);
    const refreshing = store.dispatch(refreshBag());
    await eventually(() => {
      expect(held.asked).toBe(1);
    });
    const added = lineFromWire(item, 'USD');
    await store.dispatch(wantLineQuantity(added, 2));
    release();

    await refreshing;
    expect(store.getState().cart.items).toMatchObject([{ id: added.id, quantity: 2 }]);
  });

  it('does not take the answer to an earlier question for its own', async () => {
    const items: unknown[] = [];
    const { store, held } = setUp(items);
    const release = startSlowly(held);
    const first = store.dispatch(refreshBag());
    await eventually(() => {
      expect(held.asked).toBe(1);
    });
    items.push(item);
    const second = store.dispatch(refreshBag());
    release();

    await Promise.all([first, second]);
    expect(store.getState().cart.items).toHaveLength(1);
  });
});

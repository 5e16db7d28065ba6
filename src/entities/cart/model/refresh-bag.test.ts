import { configureStore } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';

import { changeStarted, currencyReducer } from '@/entities/currency/@x/cart';
import { api } from '@/shared/api';
import type { AppStore } from '@/shared/redux';
import { selectUser, sessionReducer, sessionStarted, userChanged } from '@/shared/session';
import { selectToasts, toastsReducer } from '@/shared/toast';

import { cartReducer } from './cart-slice';
import { refreshBag } from './refresh-bag';

const user = { name: 'N', email: 'n@example.test', image: '', currency: 'USD' as const };

const setUp = () => {
  const line = { down: false };
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
              const profile = new URL(new Request(input).url).pathname === '/api/profile';
              return Response.json({ code: 200, message: '', data: profile ? { user } : [] });
            },
          },
        },
      }).concat(api.middleware),
  }) as unknown as AppStore;
  store.dispatch(sessionStarted({ token: 't', user }));
  return { store, line };
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
});

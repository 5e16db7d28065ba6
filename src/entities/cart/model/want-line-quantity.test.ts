import { configureStore } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';

import { currencyReducer } from '@/entities/currency/@x/cart';
import { api } from '@/shared/api';
import type { AppStore } from '@/shared/redux';
import { sessionReducer, sessionStarted } from '@/shared/session';
import { toastsReducer } from '@/shared/toast';

import { type BagLine, newLine } from './bag-line';
import { bagReceived, cartReducer, selectBagItems } from './cart-slice';
import { wantLineQuantity } from './want-line-quantity';

const line: BagLine = {
  ...newLine(
    {
      productId: 7,
      productSizeId: 70,
      name: 'Lina dress',
      image: '',
      quantity: 1,
      size: 'S',
      color: '',
      discount_percentage: 0,
      prices: { USD: 100, EUR: 100, AED: 100 },
    },
    'USD',
  ),
  serverId: 9,
};

interface Call {
  method: string;
  quantity: number | null;
  answer: (status: number) => void;
}

/** A store whose calls wait until the test answers them. */
const setUp = () => {
  const calls: Call[] = [];
  const fetchFn: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const body: unknown = request.method === 'POST' ? await request.json() : null;
    const quantity = (body as { quantity: number } | null)?.quantity ?? null;
    return new Promise((resolve) => {
      calls.push({
        method: request.method,
        quantity,
        answer: (status) => {
          const ok = { code: 200, message: '', data: { id: 9 } };
          const no = { code: status, message: 'No', error: 'Only 2 left' };
          resolve(Response.json(status === 200 ? ok : no, { status }));
        },
      });
    });
  };
  const store = configureStore({
    reducer: {
      session: sessionReducer,
      currency: currencyReducer,
      cart: cartReducer,
      toasts: toastsReducer,
      api: api.reducer,
    },
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: { apiUrl: 'http://shop.test/api', fetch: fetchFn } },
      }).concat(api.middleware),
  }) as unknown as AppStore;
  const user = { name: '', email: '', image: '', currency: 'USD' } as const;
  store.dispatch(sessionStarted({ token: 't', user }));
  const nextCall = async (index: number): Promise<Call> => {
    for (let turn = 0; turn < 200; turn += 1) {
      const call = calls[index];
      if (call !== undefined) return call;
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    throw new Error(`There was no call ${index}.`);
  };
  const quantityShown = () => selectBagItems(store.getState())[0]?.quantity ?? 0;
  return { store, calls, nextCall, quantityShown };
};

describe('wantLineQuantity', () => {
  it('has one request in flight for a line, and the last wanted quantity wins', async () => {
    const { store, calls, nextCall, quantityShown } = setUp();
    store.dispatch(bagReceived([line]));
    const first = store.dispatch(wantLineQuantity(line, 2));
    const joined = [3, 4, 5].map((quantity) => store.dispatch(wantLineQuantity(line, quantity)));
    expect(quantityShown()).toBe(5);

    (await nextCall(0)).answer(200);
    const second = await nextCall(1);
    expect(calls.map(({ quantity }) => quantity)).toEqual([2, 5]);
    second.answer(200);
    expect(await first).toEqual({ status: 'confirmed', quantity: 5 });
    expect(await Promise.all(joined)).toEqual(Array(3).fill({ status: 'joined' }));
    expect(quantityShown()).toBe(5);
    expect(calls).toHaveLength(2);
  });

  it('goes back to what was confirmed when the provider refuses', async () => {
    const { store, nextCall, quantityShown } = setUp();
    store.dispatch(bagReceived([line]));
    const wish = store.dispatch(wantLineQuantity(line, 2));
    (await nextCall(0)).answer(200);
    await wish;
    const refused = store.dispatch(wantLineQuantity(line, 3));
    expect(quantityShown()).toBe(3);
    (await nextCall(1)).answer(409);
    expect(await refused).toEqual({ status: 'refused', reason: 'Only 2 left' });
    expect(quantityShown()).toBe(2);
  });

  it('sends a newer wish even when the older one was refused', async () => {
    const { store, nextCall, quantityShown } = setUp();
    store.dispatch(bagReceived([line]));
    const wish = store.dispatch(wantLineQuantity(line, 9));
    void store.dispatch(wantLineQuantity(line, 2));
    (await nextCall(0)).answer(409);
    (await nextCall(1)).answer(200);
    expect(await wish).toEqual({ status: 'confirmed', quantity: 2 });
    expect(quantityShown()).toBe(2);
  });

  it('removes a line that is still being added once the provider has named it', async () => {
    const { store, calls, nextCall, quantityShown } = setUp();
    const { serverId: _serverId, ...fresh } = line;
    const wish = store.dispatch(wantLineQuantity(fresh, 1));
    void store.dispatch(wantLineQuantity(fresh, 0));
    expect(quantityShown()).toBe(0);
    (await nextCall(0)).answer(200);
    const removal = await nextCall(1);
    expect(removal.method).toBe('DELETE');
    removal.answer(200);
    expect(await wish).toEqual({ status: 'confirmed', quantity: 0 });
    expect(calls).toHaveLength(2);
    expect(store.getState().cart.syncs).toEqual({});
  });
});

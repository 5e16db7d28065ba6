// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { changeLine, getCart, itemAdded, refreshBag, selectBag } from '@/entities/cart';
import { mergeGuestBag } from '@/features/merge-guest-bag';
import { selectIsAuthenticated, sessionEnded, sessionStarted } from '@/shared/session';
import { selectToasts, toastShown } from '@/shared/toast';

import { chosenLine } from '../../../tests/support/chosen-lines';
import { eventually } from '../../../tests/support/eventually';
import { startBagSync } from './bag-sync';
import { makeStore } from './make-store';
import { startSessionSync } from './session-sync';

const user = { name: 'Noura', email: 'noura@selvage.test', image: '', currency: 'AED' } as const;
const line = {
  id: 7,
  quantity: 2,
  product: {
    id: 1,
    name: 'Coat',
    price: '1.00',
    price_in_usd: '1.00',
    price_in_eur: '1.00',
    price_in_aed: '1.00',
    primary_image: '',
    discount_percentage: 0,
  },
  product_size: { id: 10, size: 'S' },
};

/** The same product in a guest's bag. */
const coat = chosenLine(1, 3);

const stops: (() => void)[] = [];

/** Opens a tab and counts its requests for the bag, which has one line at the provider. */
const openTab = () => {
  let asked = 0;
  const fetch = ((input: Request) => {
    const path = new URL(input.url).pathname;
    if (path === '/api/cart' && input.method === 'GET') asked += 1;
    const data = path === '/api/profile' ? { user } : input.method === 'POST' ? line : [line];
    return Promise.resolve(Response.json({ code: 200, message: '', data }));
  }) as unknown as typeof globalThis.fetch;
  const store = makeStore({ apiUrl: 'http://shop.test/api', fetch });
  stops.push(startSessionSync(store), startBagSync(store));
  return { store, asked: () => asked };
};

/** Waits long enough for a message from another tab to arrive. */
const nothingComes = () => new Promise((resolve) => setTimeout(resolve, 30));

const kept = (type: 'pagehide' | 'pageshow') =>
  window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
const isHidden = () => document.documentElement.hasAttribute('data-page-hidden');

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe('several tabs', () => {
  it('hide a customer’s page in the back/forward cache, and end its session after a logout', () => {
    const { store } = openTab();
    store.dispatch(sessionStarted({ token: 'secret', user }));
    kept('pagehide');
    expect(isHidden()).toBe(true);

    localStorage.clear();
    kept('pageshow');
    expect(isHidden()).toBe(false);
    expect(selectIsAuthenticated(store.getState())).toBe(false);
    expect(JSON.stringify(store.getState())).not.toMatch(/secret|Noura/);
  });

  it('show a cached page again while its session lasts, and refetch the bag', async () => {
    const { store, asked } = openTab();
    store.dispatch(sessionStarted({ token: 'secret', user }));
    kept('pagehide');
    kept('pageshow');
    expect(isHidden()).toBe(false);
    expect(selectIsAuthenticated(store.getState())).toBe(true);
    await eventually(() => {
      expect(asked()).toBe(1);
    });
  });

  it('remove the toasts of a customer who logged out in another tab', () => {
    const { store } = openTab();
    store.dispatch(sessionStarted({ token: 'secret', user }));
    store.dispatch(toastShown({ severity: 'success', title: 'Address of Noura saved' }));
    store.dispatch(sessionEnded({ reason: 'other-tab' }));
    expect(selectToasts(store.getState())).toEqual([]);
    expect(selectIsAuthenticated(store.getState())).toBe(false);
  });

  it('refetch a customer’s bag when another tab has changed it', async () => {
    const first = openTab();
    const second = openTab();
    for (const { store } of [first, second]) {
      store.dispatch(sessionStarted({ token: 'secret', user }));
    }
    await Promise.all([first, second].map(({ store }) => store.dispatch(getCart.initiate())));
    const before = second.asked();
    const shown = selectBag(first.store.getState()).lines[0];
    if (shown === undefined) throw new Error('The bag is empty.');
    await first.store.dispatch(changeLine(shown, 3));
    await eventually(() => {
      expect(second.asked()).toBeGreaterThan(before);
    });
  });

  it('announce lines that a guest added before the login arrived from another tab', async () => {
    const first = openTab();
    const second = openTab();
    first.store.dispatch(sessionStarted({ token: 'secret', user }));
    second.store.dispatch(itemAdded(coat));
    second.store.dispatch(sessionStarted({ token: 'secret', user }));
    await second.store.dispatch(mergeGuestBag());
    await eventually(() => {
      expect(first.asked()).toBeGreaterThan(0);
    });
  });

  it('send no message about a bag that was only received', async () => {
    const first = openTab();
    const second = openTab();
    for (const { store } of [first, second]) {
      store.dispatch(sessionStarted({ token: 'secret', user }));
    }
    await second.store.dispatch(refreshBag());
    await nothingComes();
    expect(first.asked()).toBe(0);
  });

  it('synchronize a guest’s bag only through storage', async () => {
    const first = openTab();
    const second = openTab();
    first.store.dispatch(itemAdded(coat));
    await nothingComes();
    expect(second.asked()).toBe(0);
  });
});

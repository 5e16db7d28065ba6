// @vitest-environment jsdom
import '../../../../tests/support/install-redux-devtools';

import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { itemAdded, selectLocalLines } from '@/entities/cart';
import { getOrders } from '@/entities/order';
import { selectLocalWishes, type Wish, wishesSet } from '@/entities/wishlist';
import { overlayOpened, selectOpenOverlay } from '@/shared/overlay';
import { readStoredSession, sessionRestored, sessionStarted } from '@/shared/session';

import { chosenDress } from '../../../../tests/support/chosen-lines';
import { eventually } from '../../../../tests/support/eventually';
import {
  actionsOf,
  exportOf,
  importInto,
  jumpTo,
  reset,
  returnToLatest,
  toggle,
} from '../../../../tests/support/redux-devtools';
import { pageShown } from '../location-slice';
import { makeStore } from '../make-store';
import { startPersistingBag } from '../persisted-bag';
import { createDevTools } from './devtools';
import { followLocation } from './follow-location';
import { restartAfterReset } from './restart-after-reset';

const user = { name: 'Noura', email: 'noura@selvage.test', image: '', currency: 'USD' } as const;

const storedItems = (): unknown[] => {
  const stored = window.localStorage.getItem('cart');
  return stored === null ? [] : (JSON.parse(stored) as { items: unknown[] }).items;
};

const wish = (productId: number): Wish => ({
  id: `${productId}::`,
  productId,
  sizeId: null,
  color: '',
  addedPrices: { USD: 10000, EUR: 9000, AED: 36700 },
  addedAt: '2026-11-22T19:00:00.000Z',
});

let stops: (() => void)[] = [];

const openStore = async () => {
  const requests: string[] = [];
  const answers: ((response: Response) => void)[] = [];
  const devTools = createDevTools();
  const { timeTravel } = devTools;
  const store = makeStore({
    apiUrl: 'http://shop.test/api',
    devTools,
    fetch: (input, init) => {
      requests.push(new URL(new Request(input, init).url).pathname);
      return new Promise((resolve) => answers.push(resolve));
    },
  });
  const start = () => {
    for (const stop of stops) stop();
    store.dispatch(sessionRestored(readStoredSession()));
    stops = [startPersistingBag(store)];
  };
  start();
  restartAfterReset(store, timeTravel, start);
  await eventually(() => {
    expect(store.getState().cart._persist.rehydrated).toBe(true);
  });
  return { store, timeTravel, requests, answers };
};

beforeEach(() => {
  window.localStorage.clear();
});

afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
});

describe('a jump to a past state', () => {
  it('starts no request and drops actions', async () => {
    const { store, timeTravel, requests } = await openStore();
    store.dispatch(sessionStarted({ token: 't', user }));
    store.dispatch(overlayOpened('menu'));
    const before = requests.length;
    jumpTo(store, sessionStarted.type);
    expect(timeTravel.isPast()).toBe(true);

    const { isSuccess } = await store.dispatch(getOrders.initiate(undefined, { subscribe: false }));
    store.dispatch(overlayOpened('search'));

    expect(isSuccess).toBe(false);
    expect(requests).toHaveLength(before);
    returnToLatest(store);
    expect(timeTravel.isPast()).toBe(false);
    expect(selectOpenOverlay(store.getState())).toBe('menu');
    expect(store.getState().api.queries['getOrders(undefined)']).toBeUndefined();
  });

  it('holds back a response that arrives meanwhile', async () => {
    const { store, requests, answers } = await openStore();
    store.dispatch(sessionStarted({ token: 't', user }));
    const asking = store.dispatch(getOrders.initiate());
    await eventually(() => {
      expect(requests).toContain('/api/orders');
    });
    jumpTo(store, sessionStarted.type);
    answers[requests.indexOf('/api/orders')]?.(Response.json({ code: 200, data: [] }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    returnToLatest(store);
    expect(store.getState().api.queries['getOrders(undefined)']?.status).toBe('pending');
    expect(await asking).toMatchObject({ isSuccess: true, data: [] });
  });

  it('ends at the last action that the DevTools list, even if a hidden one came after it', async () => {
    const { store, timeTravel } = await openStore();
    store.dispatch(overlayOpened('menu'));
    store.dispatch({ type: 'api/internalSubscriptions/subscriptionsUpdated', payload: [] });
    jumpTo(store, 'session/sessionRestored');
    jumpTo(store, overlayOpened.type);
    expect(timeTravel.isPast()).toBe(false);
    store.dispatch(overlayOpened('search'));
    expect(selectOpenOverlay(store.getState())).toBe('search');
  });

  it('leaves the stored bag alone', async () => {
    const { store } = await openStore();
    store.dispatch(itemAdded(chosenDress));
    store.dispatch(overlayOpened('cart'));
    await eventually(() => {
      expect(storedItems()).toHaveLength(1);
    });
    jumpTo(store, 'session/sessionRestored');
    expect(selectLocalLines(store.getState())).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(storedItems()).toHaveLength(1);

    returnToLatest(store);
    store.dispatch(itemAdded(chosenDress));
    await eventually(() => {
      expect(storedItems()).toMatchObject([{ quantity: 2 }]);
    });
  });
});

describe('a history that is rewritten', () => {
  it('shows the replayed bag without storing it, until the history is restored', async () => {
    const { store } = await openStore();
    store.dispatch(itemAdded(chosenDress));
    await eventually(() => {
      expect(storedItems()).toHaveLength(1);
    });
    toggle(store, itemAdded.type);
    expect(selectLocalLines(store.getState())).toEqual([]);
    const second = { ...chosenDress, productSizeId: 71 };
    store.dispatch(itemAdded(second));
    expect(selectLocalLines(store.getState())).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(storedItems()).toMatchObject([{ productSizeId: 70 }]);
  });

  it('does not store a wishlist without what was skipped', async () => {
    const { store } = await openStore();
    const stored = () => window.localStorage.getItem('wishlist');
    store.dispatch(wishesSet([wish(7)]));
    await eventually(() => {
      expect(stored()).toContain('7::');
    });
    const before = stored();
    toggle(store, wishesSet.type);
    store.dispatch(wishesSet([wish(8)]));
    expect(selectLocalWishes(store.getState())).toEqual([wish(8)]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(stored()).toBe(before);
  });

  it('adds nothing twice when the start of the shop is replayed', async () => {
    window.localStorage.setItem(
      'cart',
      JSON.stringify({ items: [{ ...chosenDress, price: '$1.00' }] }),
    );
    const { store } = await openStore();
    toggle(store, 'session/sessionRestored');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(selectLocalLines(store.getState())).toMatchObject([{ quantity: 1 }]);
    expect(storedItems()).toMatchObject([{ quantity: 1 }]);
  });

  it('comes from an imported log, too, whose bag is not stored either', async () => {
    const recorded = await openStore();
    recorded.store.dispatch(itemAdded(chosenDress));
    const exported = exportOf(recorded.store);
    for (const stop of stops) stop();
    window.localStorage.clear();

    const { store } = await openStore();
    importInto(store, exported);
    expect(store.getState().cart).toEqual(recorded.store.getState().cart);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(storedItems()).toEqual([]);
  });
});

describe('Reset', () => {
  it('restarts the shop with what the browser has stored', async () => {
    const { store } = await openStore();
    store.dispatch(sessionStarted({ token: 't', user }));
    store.dispatch(overlayOpened('menu'));
    store.dispatch(itemAdded(chosenDress));
    await eventually(() => {
      expect(storedItems()).toHaveLength(1);
    });

    reset(store);

    await eventually(() => {
      expect(store.getState().cart._persist.rehydrated).toBe(true);
    });
    expect(store.getState().session).toMatchObject({ ready: true, token: 't' });
    expect(selectOpenOverlay(store.getState())).toBeNull();
    expect(selectLocalLines(store.getState())).toMatchObject([{ quantity: 1 }]);
    store.dispatch(itemAdded(chosenDress));
    await eventually(() => {
      expect(storedItems()).toMatchObject([{ quantity: 2 }]);
    });
  });
});

describe('the address', () => {
  it('follows a jump where the state knows its page', async () => {
    const { store, timeTravel } = await openStore();
    const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/'] });
    stops.push(followLocation(store, router, timeTravel));
    await router.navigate('/shop?search=silk');
    await router.navigate('/login');
    store.dispatch(overlayOpened('menu'));
    expect(actionsOf(store).filter(pageShown.match)).toHaveLength(3);
    const shown = () => `${router.state.location.pathname}${router.state.location.search}`;

    toggle(store, pageShown.type);
    await eventually(() => {
      expect(shown()).toBe('/shop?search=silk');
    });
    toggle(store, pageShown.type);
    await eventually(() => {
      expect(shown()).toBe('/login');
    });

    jumpTo(store, 'session/sessionRestored');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(shown()).toBe('/login');
    returnToLatest(store);
    expect(actionsOf(store).filter(pageShown.match)).toHaveLength(3);
  });
});

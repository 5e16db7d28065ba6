import { describe, expect, it } from 'vitest';

import type { Address } from '@contract/address';
import { getAddresses } from '@/entities/address';
import { getSettings } from '@/entities/brand';
import { changeLine, getCart, selectBag } from '@/entities/cart';
import { selectToken, sessionEnded, sessionStarted } from '@/shared/session';
import { selectToasts } from '@/shared/toast';

import { dubai, phone, savedAddress } from '../../../../tests/support/addresses';
import { wireLine } from '../../../../tests/support/bag-provider';
import { makeStore } from '../../../../tests/support/shop-store';
import { addressSavingChosen, paymentChosen } from './checkout-slice';
import { placeCustomerOrder } from './place-customer-order';

const address = { ...dubai, phone };
const user = { name: '', email: '', image: '', currency: 'USD' } as const;

type Answer = () => Response;

/** A customer with a bag, and a provider that gives the answers one by one. */
const setUp = (...answers: Answer[]) => {
  const sent: { key: string | null; body: unknown }[] = [];
  let bag = [wireLine(7, 2)];
  const house = { currency: 'USD', shipping: '' };
  const account = { addresses: [] as Address[], isFull: false, isKnown: true };
  const added: unknown[] = [];
  const answerTo = (path: string): unknown => {
    if (path.endsWith('/profile')) return { user: { currency: house.currency } };
    if (path.endsWith('/addresses')) return account.addresses;
    if (!path.endsWith('/settings')) return bag;
    const { shipping } = house;
    return [shipping === '' ? {} : { shipping: { USD: shipping, EUR: '17.50', AED: '70.00' } }];
  };
  const fetchFn: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'GET') {
      return Response.json({ code: 200, message: '', data: answerTo(request.url) });
    }
    if (request.url.endsWith('/addresses')) {
      added.push(await request.json());
      if (!account.isKnown) return Response.json({ code: 401 }, { status: 401 });
      return account.isFull
        ? Response.json({ code: 409, error: 'You can keep up to 50 addresses.' }, { status: 409 })
        : Response.json({ code: 200, message: '', data: savedAddress });
    }
    sent.push({ key: request.headers.get('idempotency-key'), body: await request.json() });
    const answer = answers[sent.length - 1];
    if (answer === undefined) throw new TypeError('offline');
    const said = answer();
    if (said.ok) bag = [];
    return said;
  };
  const browser = { isOffline: false };
  const store = makeStore({
    apiUrl: 'http://shop.test/api',
    fetch: fetchFn,
    isOffline: () => browser.isOffline,
  });
  store.dispatch(sessionStarted({ token: 't', user }));
  const showBag = () => store.dispatch(getCart.initiate(undefined, { forceRefetch: true }));
  const shown = showBag();
  const changeQuantity = async (quantity: number) => {
    bag = [wireLine(7, quantity)];
    await showBag();
  };
  const place = async () => {
    await shown;
    await store.dispatch(getSettings.initiate());
    return store.dispatch(placeCustomerOrder(address));
  };
  return { store, sent, place, changeQuantity, house, browser, account, added };
};

const success =
  (data: object): Answer =>
  () =>
    Response.json({ code: 200, message: '', data });
const failure =
  (status: number, body: object | null): Answer =>
  () =>
    body === null ? new Response('', { status }) : Response.json(body, { status });
const offline: Answer = () => {
  throw new TypeError('offline');
};
const unexpected = 'An unexpected error occurred while placing your order. Please try again.';

describe('placeCustomerOrder', () => {
  it('sends nothing without a connection', async () => {
    const { sent, place, browser } = setUp(success({ id: 9 }));
    browser.isOffline = true;
    expect(await place()).toMatchObject({
      status: 'failed',
      error: 'You are offline. Your order was not sent: try again once you are online.',
    });
    expect(sent).toEqual([]);
  });

  it('clears the cart when the order is placed, and keeps what was ordered for the page', async () => {
    const { store, place, sent } = setUp(success({ id: 12, payment_url: '/sandbox/pay/1' }));
    expect(await place()).toEqual({ status: 'placed', orderId: 12, paymentUrl: '/sandbox/pay/1' });
    expect(sent[0]?.body).toEqual({ ...address, payment_method: 'cash_on_delivery' });
    expect(selectBag(store.getState())).toMatchObject({ lines: [], total: 0 });
    expect(store.getState().checkout).toMatchObject({
      status: 'placed',
      orderedBag: { lines: [{ productId: 7, quantity: 2 }] },
    });
  });

  it('reports a response without an order id', async () => {
    expect(await setUp(success({})).place()).toMatchObject({ status: 'placed', orderId: null });
  });

  it("shows the provider's message, else its own", async () => {
    const said = async (answer: Answer) => {
      const { store, place } = setUp(answer);
      const outcome = await place();
      expect(selectBag(store.getState()).lines).toHaveLength(1);
      return outcome.status === 'failed' && outcome.error === store.getState().checkout.error
        ? outcome.error
        : null;
    };
    expect(await said(failure(500, { error: 'The till is closed.' }))).toBe('The till is closed.');
    expect(await said(failure(500, null))).toBe('Failed to create order');
    expect(await said(offline)).toBe(unexpected);
    expect(await said(() => Response.json({ code: 500, message: 'No' }))).toBe('No');
    expect(await said(() => Response.json({ code: 500 }))).toBe('Failed to create order');
  });

  it('keeps stock messages by cart item', async () => {
    const errors = { 9: ['Only 1 left'] };
    const { store, place } = setUp(failure(409, { error: 'Only 1 left.', errors }));
    expect(await place()).toMatchObject({ status: 'failed', fields: {} });
    expect(store.getState().checkout.shortages).toEqual(errors);
  });

  it('returns messages of fields, which are no shortages', async () => {
    const errors = { city: ['Unknown'] };
    const { store, place } = setUp(failure(422, { error: 'Unknown city.', errors }));
    expect(await place()).toMatchObject({ status: 'failed', fields: errors });
    expect(store.getState().checkout).toMatchObject({ error: 'Unknown city.', shortages: {} });
  });

  it('forgets why the order failed once the bag is changed', async () => {
    const { store, place } = setUp(
      failure(409, { error: 'Only 1 left.', errors: { 9: ['Only 1'] } }),
    );
    await place();
    const [line] = selectBag(store.getState()).lines;
    if (line === undefined) throw new Error('The bag is empty');
    await store.dispatch(changeLine(line, line.quantity + 1));
    expect(store.getState().checkout).toMatchObject({ error: null, shortages: {} });
  });

  it('sends the total that is shown, and shows another before it says so', async () => {
    const error = 'The total has changed.';
    const changed = failure(409, { error, errors: { expected_total: [error] } });
    const { store, place, sent, house } = setUp(changed, success({ id: 12 }));
    house.shipping = '19.07';
    await store.dispatch(getSettings.initiate());
    house.shipping = '20.00';
    house.currency = 'EUR';
    expect(await place()).toEqual({ status: 'failed', error, fields: {} });
    expect(store.getState().checkout).toMatchObject({ status: 'editing', error, shortages: {} });
    await place();
    expect(sent.map(({ body }) => body)).toMatchObject([
      { expected_total: { amount: '219.07', currency: 'USD' } },
      { expected_total: { amount: '197.50', currency: 'EUR' } },
    ]);
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it('says so without a token', async () => {
    const { store, place, sent } = setUp();
    store.dispatch(sessionEnded({ reason: 'logout' }));
    expect(await place()).toMatchObject({ error: 'Authentication token not found' });
    expect(sent).toEqual([]);
  });

  it('repeats the key for the same content and makes a new one when it changes', async () => {
    const { store, place, sent, changeQuantity } = setUp(offline, offline, offline, offline);
    await place();
    await place();
    expect(JSON.stringify(store.getState().checkout)).not.toContain(address.city);
    store.dispatch(paymentChosen('credit_card'));
    await place();
    await changeQuantity(1);
    await place();
    const [first, second, third, fourth] = sent.map(({ key }) => key);
    expect(first).toMatch(/^[\w-]{16,}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(fourth).not.toBe(third);
  });

  describe('with an address that is to be saved', () => {
    const setUpSaving = () => {
      const shop = setUp(success({ id: 12 }));
      shop.store.dispatch(addressSavingChosen(true));
      return shop;
    };

    it('saves it without the phone, and places the same order', async () => {
      const { place, sent, added } = setUpSaving();
      expect(await place()).toMatchObject({ status: 'placed', orderId: 12 });
      await expect.poll(() => added).toEqual([dubai]);
      expect(sent[0]?.body).toEqual({ ...address, payment_method: 'cash_on_delivery' });
    });

    it('saves none that the account has', async () => {
      const { store, place, account, added } = setUpSaving();
      account.addresses = [savedAddress];
      await store.dispatch(getAddresses.initiate());
      expect(await place()).toMatchObject({ status: 'placed' });
      expect(added).toEqual([]);
    });

    it('places the order also where it cannot be saved, and says so', async () => {
      const { store, place, account } = setUpSaving();
      account.isFull = true;
      expect(await place()).toMatchObject({ status: 'placed' });
      await expect
        .poll(() => selectToasts(store.getState()))
        .toMatchObject([
          { title: 'Failed to save address', description: 'You can keep up to 50 addresses.' },
        ]);
    });

    it('leaves it to the login page to say that the session has ended', async () => {
      const { store, place, account } = setUpSaving();
      account.isKnown = false;
      await place();
      await expect.poll(() => selectToken(store.getState())).toBeNull();
      await new Promise((resolve) => setTimeout(resolve));
      expect(selectToasts(store.getState())).toEqual([]);
    });
  });
});

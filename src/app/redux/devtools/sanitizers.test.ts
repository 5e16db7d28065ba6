// @vitest-environment jsdom
import '../../../../tests/support/install-redux-devtools';

import { describe, expect, it } from 'vitest';

import { sessionStarted } from '@/shared/session';
import { toastShown } from '@/shared/toast';

import { phone, savedAddress } from '../../../../tests/support/addresses';
import {
  type CallExample,
  callExamples,
  callNamed,
  linkToken,
  user,
} from '../../../../tests/support/every-call';
import { actionsOf, recordingOf } from '../../../../tests/support/redux-devtools';
import { pageShown } from '../location-slice';
import { makeStore } from '../make-store';
import { createDevTools } from './devtools';
import { sanitizeAction, sanitizeState } from './sanitizers';

const secretToken = 'answered-token';
const cardPage = 'https://cards.test/pay/9f3c';

/** Secrets in arguments and responses of calls. */
const secrets = [
  'warp and weft',
  '123456',
  '042017',
  linkToken,
  user.email,
  'Haddad',
  'Al Seef',
  'Dubai',
  '00000',
  'Emirates',
  '+971',
  'Up or down?',
  secretToken,
  cardPage,
  'session-token',
  'own-token',
  'weft and warp',
];

const address = { ...savedAddress, phone };
const order = { id: 12, status: 'Pending', order_products: [], address };

/** Responds to every call with all private data that a provider may send. */
const answerTo = (path: string): unknown => {
  if (path === '/orders' || path === '/cart') return [];
  if (path === '/addresses') return [address];
  if (path.endsWith('/pay')) return { payment_url: cardPage };
  if (path.startsWith('/orders/')) return order;
  return { token: secretToken, user, payment_url: cardPage, ...address };
};

const record = async ([name, arg]: CallExample['call'], status: number) => {
  const store = makeStore({
    apiUrl: 'http://shop.test/api',
    devTools: createDevTools(),
    fetch: (input, init) => {
      const path = new URL(new Request(input, init).url).pathname.replace(/^\/api/, '');
      const isCatalogue = /^\/(banners|products)/.test(path);
      const body = {
        code: status,
        message: `We wrote to ${user.email}`,
        errors: { email: [`${user.email} is taken`] },
        token: secretToken,
        data: answerTo(path),
      };
      return Promise.resolve(Response.json(body, { status: isCatalogue ? 404 : status }));
    },
  });
  store.dispatch(sessionStarted({ token: 'session-token', user }));
  await store.dispatch(callNamed(name, arg));
  return store;
};

describe.each([200, 403])('what Redux DevTools show of calls with status %i', (status) => {
  it.each(callExamples)('$call.0: no secret', async ({ call }) => {
    const store = await record(call, status);
    const shown = JSON.stringify([
      actionsOf(store).map((action) => sanitizeAction(action)),
      recordingOf(store).computedStates.map(({ state }) => sanitizeState(state)),
    ]);
    expect(secrets.filter((secret) => shown.includes(secret))).toEqual([]);
    expect(shown.includes(`(${call[0]})`)).toBe(true);
  });
});

describe('what Redux DevTools show', () => {
  it('does not change what the store holds', async () => {
    const store = await record(['login', { email: user.email, password: 'warp and weft' }], 200);
    sanitizeState(store.getState());
    expect(store.getState().session).toMatchObject({ token: 'session-token', user });
  });

  it('is the same object where there is nothing to mask', () => {
    const { api, overlay } = makeStore().getState();
    expect(sanitizeState(api)).toBe(api);
    expect(sanitizeState(overlay)).toBe(overlay);
  });

  it('leaves names of products, ids, prices and currencies', () => {
    const product = { id: 7, name: 'Silk dress', price: '$1.00', colors: ['sand'] };
    expect(sanitizeState({ product, user })).toEqual({
      product,
      user: { name: '***', email: '***', image: '', currency: 'AED' },
    });
  });

  it.each([
    ['the token of a mailed link', `/back-in-stock/confirm#${linkToken}`],
    ['a bag that was sent as a link', '/ar/bag#lines=1&line=7.70.1.Ink'],
  ])('masks %s in the address of the page', (_what, path) => {
    const store = makeStore();
    store.dispatch(pageShown(path));
    const [page] = path.split('#');
    expect(sanitizeAction(pageShown(path)).payload).toBe(`${page}#***`);
    expect(sanitizeState(store.getState()).location).toBe(`${page}#***`);
  });

  it('leaves the address of any other page, and colors', () => {
    const shown = { location: '/shop?search=silk', swatches: ['#141210'] };
    expect(sanitizeState(shown)).toBe(shown);
  });

  it('masks an email address in any text', () => {
    const action = toastShown({ severity: 'info', title: `Code sent to ${user.email}.` });
    expect(sanitizeAction(action)).toMatchObject({ payload: { title: 'Code sent to ***' } });
  });
});

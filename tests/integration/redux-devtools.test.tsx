// @vitest-environment jsdom
import '../support/node-globals';
import '../support/install-redux-devtools';
import '@testing-library/jest-dom/vitest';

import { readFileSync } from 'node:fs';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createDevTools, followLocation } from '@/app/redux/devtools';
import { sanitizeAction, sanitizeState } from '@/app/redux/devtools/sanitizers';

import { demoShop } from '../../demo/catalogue/demo-shop';
import { inProject } from '../../scripts/setup/paths.mjs';
import { callNamed } from '../support/every-call';
import { isSoak } from '../support/figures';
import { actionsOf, exportOf, importInto } from '../support/redux-devtools';
import { openShop } from '../support/render-shop';
import { stubBrowser } from '../support/stub-browser';
import { createTestApp, type TestApp } from '../support/test-app';

let shop: TestApp;

beforeAll(async () => {
  stubBrowser();
  shop = await createTestApp();
});

afterAll(async () => {
  await shop.close();
});

const dress = demoShop.products.find(({ sizes }) => sizes.some(({ stock }) => stock > 3));
const size = dress?.sizes.find(({ stock }) => stock > 3)?.label ?? '';
const { email, password } = demoShop.customer;

const openRecorded = (path: string) => {
  const devTools = createDevTools();
  const opened = openShop(path, shop.app, { devTools });
  followLocation(opened.store, opened.router, devTools.timeTravel);
  return opened;
};

type Opened = ReturnType<typeof openRecorded>;

const button = async (name: string | RegExp) =>
  (await screen.findAllByRole('button', { name }))[0] ?? document.body;

const addToBag = async ({ router, user }: Opened) => {
  await router.navigate(`/product/${dress?.id}`);
  await screen.findByRole('heading', { level: 1, name: dress?.name });
  const [choice] = screen.getAllByRole('radio', { name: new RegExp(`^${size}\\b`) });
  await user.click(choice ?? document.body);
  await user.click(await button('Add to Bag'));
  await user.click(
    await within(await screen.findByRole('dialog')).findByRole('button', { name: /close/i }),
  );
};

const logIn = async ({ router, user }: Opened) => {
  await router.navigate('/login');
  await user.type(await screen.findByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), password);
  const main = within(screen.getByRole('main'));
  await user.click(main.getByRole('button', { name: /^log ?in$/i }));
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/login'));
};

const order = async ({ router, user }: Opened) => {
  await router.navigate('/checkout');
  await waitFor(() => expect(screen.getByLabelText('City')).not.toHaveValue(''));
  await user.type(screen.getByLabelText('Phone'), '+971 50 000 0142');
  await user.click(await button('Place Order'));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/order\/\d+$/));
};

/** By a call: a selector in the order page's styles makes jsdom's computed styles throw. */
const cancel = async ({ router, store }: Opened) => {
  await screen.findAllByText('Cancel Order');
  const id = Number(router.state.location.pathname.split('/').at(-1));
  await store.dispatch(callNamed('cancelOrder', id));
  await screen.findAllByText('Cancelled');
};

const [, walk = ''] = readFileSync(inProject('docs/devtools.md'), 'utf8').split('## Buying');

/** The types of actions that docs/devtools.md lists for each act of a guest, who then logs in. */
const listed = new Map(
  [...(walk.split('## ')[0] ?? '').matchAll(/^\| (.+?) +\| (.+?) +\|$/gm)].map(
    ([, act = '', actions = '']) => [
      act,
      [...actions.replace(/; as a customer.*/, '').matchAll(/`(?:… )?([^`]+)`/g)].map(
        ([, type = '']) => type,
      ),
    ],
  ),
);

/** Expects the listed types of these acts in the log, those of each act in their order. */
const expectListed = ({ store }: Opened, acts: readonly string[]) => {
  const types = actionsOf(store).map((action) => sanitizeAction(action).type);
  for (const act of acts) {
    let log = types;
    const missing = listed.get(act)?.filter((type) => {
      const at = log.findIndex((logged) => logged.endsWith(type));
      log = log.slice(at + 1);
      return at === -1;
    });
    expect(missing, act).toEqual([]);
  }
};

/** A state as JSON, without the subscriptions, which the log leaves out. */
const kept = (state: object) => {
  const { api, ...slices } = JSON.parse(JSON.stringify(state)) as { api: object };
  return { ...slices, api: { ...api, subscriptions: {} } };
};

// Replaying it draws every page again; what is replayed, and left out, has unit tests.
it.runIf(isSoak)('a log of buying is exported without secrets, and replayed', async () => {
  const opened = openRecorded('/shop');
  await waitFor(() => expect(exportOf(opened.store)).toContain('fulfilled (listProductPages)'));
  await addToBag(opened);
  await opened.user.click(await button(/^currency/i));
  await logIn(opened);
  const [, , ...acts] = listed.keys();
  expect(acts).toHaveLength(10);
  // Only the last 200 actions are kept: what was recorded first is compared first.
  expectListed(opened, acts.splice(0, 5));
  await order(opened);
  expectListed(opened, acts.splice(0, 4));
  await cancel(opened);
  expectListed(opened, acts);
  const exported = exportOf(opened.store);
  const bought = sanitizeState(opened.store.getState());
  cleanup();

  const replayed = openRecorded('/about');
  importInto(replayed.store, exported);

  expect(kept(replayed.store.getState())).toEqual(kept(bought));
  for (const secret of [password, email, '+971 50 000 0142']) {
    expect(exported.includes(secret)).toBe(false);
  }
});

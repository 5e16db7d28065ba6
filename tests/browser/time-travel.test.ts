import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { inProject } from '../../scripts/setup/paths.mjs';
import { freePort } from '../support/free-port';
import { demoDataDir } from '../support/shop-process';
import { logInAs } from './support/account-steps';
import { chooseDress } from './support/catalogue';
import { newCustomer } from './support/customers';
import { describeInSoak, describeOn, expect, test } from './support/fixtures';
import { installReduxDevTools } from './support/redux-devtools/devtools';
import { addToBag, bagDrawer, header, openPage } from './support/steps';

const notice = (page: Page) =>
  page.getByRole('alert').getByText('Redux DevTools show a past state');

const storedBag = (page: Page) => page.evaluate(() => window.localStorage.getItem('cart'));

/** The calls of the API from now on. */
const watchCalls = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
};

/** `npm run dev` with a demo shop of its own, once its pages and its API respond. */
const startDevelopment = async () => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = await demoDataDir();
  const child = spawn(process.execPath, [inProject('scripts', 'dev.mjs')], {
    cwd: inProject(),
    env: { ...process.env, NODE_ENV: '', PORT: String(port), DATA_DIR: dataDir },
    // A group of its own, which ends as a whole.
    detached: true,
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const responds = async (path: string) => (await fetch(url + path).catch(() => null))?.ok ?? false;
  await expect.poll(() => responds('/api/settings'), { timeout: 120_000 }).toBe(true);
  return {
    url,
    stop: async () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

describeOn(['phone', 'desktop'], () => {
  test('a jump opens the page of its state, asks for nothing and leaves the bag alone', async ({
    page,
    shop,
  }) => {
    const choice = await chooseDress(shop.url);
    const { product } = choice;
    const devTools = await installReduxDevTools(page);
    await openPage(page, `/product/${product.id}`);
    await addToBag(page, choice);
    await page.keyboard.press('Escape');
    await page
      .getByRole('navigation', { name: /breadcrumb/i })
      .getByRole('link', { name: product.category.name })
      .click();
    await page.waitForURL('**/shop?category=*');
    const listing = page.url();
    const products = page.getByRole('main').getByRole('link', { name: product.name });
    await expect(products.first()).toBeVisible();
    await expect.poll(() => storedBag(page)).toContain(product.name);
    const stored = await storedBag(page);
    await page.waitForLoadState('networkidle');
    const calls = watchCalls(page);

    await devTools.jumpTo('persist/REHYDRATE');
    await expect(notice(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/product/${product.id}$`));
    await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
    await expect(header(page).bag).toHaveAccessibleName(/\b0\b|empty|^Bag$/i);
    await expect(page).toBeAccessible('a past state');
    await expect(page).toFitTheScreen();
    await header(page).bag.click();
    await header(page).currency.click();
    await expect(bagDrawer(page)).not.toBeAttached();

    await devTools.jumpToLatest();
    await expect(notice(page)).not.toBeAttached();
    await expect(page).toHaveURL(listing);
    await expect(products.first()).toBeVisible();
    expect(calls).toEqual([]);
    expect(await storedBag(page)).toBe(stored);
    await header(page).bag.click();
    await expect(bagDrawer(page).getByText('Your bag (1)')).toBeVisible();
  });
});

describeInSoak(['desktop'], () => {
  test('a state without a page leaves the address, and says so', async ({ page }) => {
    const devTools = await installReduxDevTools(page);
    await openPage(page, '/about');
    await expect
      .poll(devTools.actions)
      .toContainEqual(expect.objectContaining({ type: 'location/pageShown' }));
    await devTools.jumpTo('@@INIT');
    await expect(notice(page)).toContainText('This state has no page');
    await expect(page).toHaveURL(/\/about$/);
    await devTools.jumpToLatest();
    await expect(notice(page)).not.toBeAttached();
  });

  test('a jump to before the login and back keeps the customer logged in', async ({
    page,
    shop,
  }) => {
    const noura = await newCustomer(shop, 'Noura');
    const devTools = await installReduxDevTools(page);
    await logInAs(page, noura);
    await expect(page.getByText('No orders').first()).toBeVisible();
    const calls = watchCalls(page);
    await devTools.jumpTo('persist/REHYDRATE');
    await expect(notice(page)).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByLabel('Email')).toBeVisible();
    expect(calls).toEqual([]);
    await devTools.jumpToLatest();
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.getByText('No orders').first()).toBeVisible();
    await page.reload();
    await expect(page.getByText('No orders').first()).toBeVisible();
  });

  test('Reset opens the shop with what the browser holds, and the shop works on', async ({
    page,
    shop,
  }) => {
    const choice = await chooseDress(shop.url);
    const devTools = await installReduxDevTools(page);
    await openPage(page, `/product/${choice.product.id}`);
    await addToBag(page, choice);
    await expect.poll(() => storedBag(page)).toContain(choice.product.name);

    await devTools.reset();
    await expect(bagDrawer(page)).not.toBeAttached();
    await expect(notice(page)).not.toBeAttached();
    await header(page).bag.click();
    await expect(bagDrawer(page).getByText('Your bag (1)')).toBeVisible();
    await page.keyboard.press('Escape');
    await addToBag(page, choice);
    await expect(bagDrawer(page).getByText('Your bag (2)')).toBeVisible();
    await expect.poll(() => storedBag(page)).toMatch(/"quantity":2/);
  });

  test('npm run dev opens the shop at the state in a file', async ({ page, shop }) => {
    const choice = await chooseDress(shop.url);
    const devTools = await installReduxDevTools(page);
    await openPage(page, `/product/${choice.product.id}`);
    await addToBag(page, choice);
    await page.keyboard.press('Escape');
    await expect(bagDrawer(page)).not.toBeAttached();
    const file = path.join('test-results', 'state.json');
    mkdirSync(inProject('test-results'), { recursive: true });
    writeFileSync(inProject(file), await devTools.state());

    const dev = await startDevelopment();
    try {
      await page.goto(`${dev.url}/?state=${file}`);
      await expect(page).toHaveURL(`${dev.url}/product/${choice.product.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(choice.product.name);
      await header(page).bag.click();
      await expect(bagDrawer(page).getByText('Your bag (1)')).toBeVisible();
    } finally {
      // The page would say that it has lost its server.
      await page.goto('about:blank');
      await dev.stop();
    }
  });
});

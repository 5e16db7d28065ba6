import type { Page } from '@playwright/test';

import { isSoak } from '../support/figures';
import { startShop, type ShopProcess } from '../support/shop-process';
import { chooseDress } from './support/catalogue';
import { expect, test } from './support/fixtures';
import { addToBag, bagDrawer, header, logIn, openPage } from './support/steps';

/** Whether the page works offline, and the browser keeps it and every file that it has loaded. */
const isPageKept = (page: Page) =>
  page.evaluate(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    const files = loaded.filter(({ pathname }) => pathname.startsWith('/assets/'));
    const isStarted = ['start-offline', 'change-wish'].every((name) =>
      files.some(({ pathname }) => pathname.includes(name)),
    );
    const kept = await Promise.all([location.href, ...files].map((file) => caches.match(file)));
    return isStarted && kept.every((file) => file !== undefined);
  });

/** What the provider has of the customer who is logged in. */
const savedFor = (page: Page) =>
  page.evaluate(async () => {
    const read = async (path: string) => {
      const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
      const response = await fetch(path, { headers });
      return ((await response.json()) as { data: { quantity?: number }[] }).data;
    };
    const [bag, wishes] = [await read('/api/cart'), await read('/api/wishlist')];
    return { quantities: bag.map(({ quantity }) => quantity), wishes: wishes.length };
  });

const bagOf = (page: Page, text: RegExp) =>
  page.getByRole('banner').getByRole('button', { name: text });

test.skip(!isSoak, 'It needs a shop of its own: part of the soak.');

let shop: ShopProcess;
test.beforeAll(async () => {
  // As it is by default: the other journeys turn it off.
  shop = await startShop({ OFFLINE: '1', LANGUAGES: 'en,ar' });
});
test.afterAll(() => shop.stop());

test('what was seen is shown without a connection, and checkout is not', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: shop.url, locale: 'en-US' });
  const page = await context.newPage();
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedScriptURL|preload/.test(message.text()))
      refused.push(message.text());
  });
  await openPage(page, '/shop');
  await expect.poll(() => isPageKept(page)).toBe(true);
  // Reached within the shop: the browser never asks for its document.
  await page.getByRole('main').locator('a[href^="/product/"]').first().click();
  await page.waitForURL('**/product/*');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('button', { name: 'Add to Bag' })).toBeVisible();
  const name = await heading.innerText();
  await expect.poll(() => isPageKept(page)).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(heading).toHaveText(name);
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'You are offline',
  );
  await page.goto('/ar/about');
  await expect(heading).toHaveText('لا يوجد اتصال بالإنترنت');
  await page.goto('/checkout');
  await expect(heading).toHaveText('You are offline');
  expect(refused).toEqual([]);
  await context.close();
});

test('what a customer changes without a connection is saved once, from two tabs', async ({
  browser,
}) => {
  const choice = await chooseDress(shop.url);
  const context = await browser.newContext({ baseURL: shop.url, locale: 'en-US' });
  const first = await context.newPage();
  await openPage(first, '/login');
  await logIn(first);
  await first.waitForURL('**/profile');
  const before = await savedFor(first);
  expect(before.quantities).toEqual([]);
  await openPage(first, `/product/${choice.product.id}`);
  const second = await context.newPage();
  await openPage(second, '/shop');
  for (const tab of [first, second]) await expect.poll(() => isPageKept(tab)).toBe(true);
  // A first touch loads the code of the notifications.
  await first.getByRole('main').click({ position: { x: 1, y: 1 } });
  await expect.poll(() => isPageKept(first)).toBe(true);

  await context.setOffline(true);
  const notifications = first.getByRole('region', { name: 'Notifications' });
  await addToBag(first, choice);
  await expect(notifications).toContainText('Kept on this device');
  await first.keyboard.press('Escape');
  const heart = first
    .getByRole('main')
    .getByRole('button', { name: `Wishlist: ${choice.product.name}` })
    .first();
  await heart.click();
  const stored = () => first.evaluate(() => Object.values(localStorage).join());
  await expect.poll(stored).toContain('"held":"added"');

  await first.reload();
  await expect(notifications).toContainText('You are offline');
  await expect(bagOf(first, /^Bag, 1 item/)).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(bagOf(second, /^Bag, 1 item/)).toBeVisible();
  await header(second).bag.click();
  await bagDrawer(second)
    .getByRole('button', { name: `Increase quantity of ${choice.product.name}` })
    .click();
  await expect(bagOf(first, /^Bag, 2 items/)).toBeVisible();

  await context.setOffline(false);
  const saved = { quantities: [2], wishes: before.wishes + 1 };
  await expect.poll(() => savedFor(first)).toEqual(saved);
  for (const tab of [first, second]) {
    await tab.reload();
    await expect(bagOf(tab, /^Bag, 2 items/)).toBeVisible();
  }
  expect(await savedFor(second)).toEqual(saved);
  await context.close();
});

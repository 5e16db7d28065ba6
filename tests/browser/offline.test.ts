import type { Browser, Page } from '@playwright/test';

import { languages, pathIn } from '@contract/languages';

import { isSoak } from '../support/figures';
import { startShop, type ShopProcess } from '../support/shop-process';
import { chooseDress } from './support/catalogue';
import { demoCustomer } from './support/demo-customer';
import { expect, test } from './support/fixtures';
import { addToBag, bagDrawer, header, logIn, openPage } from './support/steps';
import { currentLanguage, like, speak, t } from './support/texts';
import { watchTexts } from './support/watch-texts';

let shop: ShopProcess;

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

/** How many of the house's fonts the page's own text is drawn in. */
const loadedFonts = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);

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

const bagOf = (page: Page, count: number) => {
  const text = '{count, plural, one {1 piece in your bag} other {# pieces in your bag}}';
  const items = t(text, { count });
  return page.getByRole('banner').getByRole('button', { name: t('Bag, {items}', { items }) });
};

/** A browser profile of this test's shop, which reads along as the other journeys do. */
const newProfile = async (browser: Browser, locale: string | undefined, foreignTexts: string[]) => {
  const context = await browser.newContext({ baseURL: shop.url, locale });
  await watchTexts(context, () => [demoCustomer.email, 'Noura', 'Haddad'], foreignTexts);
  return context;
};

test.skip(!isSoak, 'It needs a shop of its own: part of the soak.');

test.beforeAll(async () => {
  // Off by default, as in the other journeys.
  shop = await startShop({ OFFLINE: '1', LANGUAGES: 'en,ar' });
});
test.afterAll(() => shop.stop());

test('what was seen is shown without a connection, and checkout is not', async ({
  browser,
  locale,
  foreignTexts,
}) => {
  const context = await newProfile(browser, locale, foreignTexts);
  const page = await context.newPage();
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedScriptURL|preload/.test(message.text()))
      refused.push(message.text());
  });
  await openPage(page, '/shop');
  await expect.poll(() => isPageKept(page)).toBe(true);
  // Reached within the shop: the browser never asks for its document.
  await page.getByRole('main').locator('a[href*="/product/"]').first().click();
  await page.waitForURL('**/product/*');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('button', { name: t('Add to Bag') })).toBeVisible();
  const name = await heading.innerText();
  await expect.poll(() => isPageKept(page)).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(heading).toHaveText(name);
  await expect(page.getByRole('region', { name: t('Notifications') })).toContainText(
    t('You are offline'),
  );
  const asked = currentLanguage();
  for (const language of languages) {
    speak(language);
    await page.goto(pathIn(language, '/about'));
    await expect(heading).toHaveText(t('You are offline'));
    await expect(page.getByRole('link')).toHaveText(t('Try again'));
    // Those that the pages before have loaded.
    if (language === asked) await expect.poll(() => loadedFonts(page)).toBeGreaterThan(1);
  }
  speak(asked);
  await page.goto(pathIn(asked, '/checkout'));
  await expect(heading).toHaveText(t('You are offline'));
  expect(refused).toEqual([]);
  await context.close();
});

test('what a customer changes without a connection is saved once, from two tabs', async ({
  browser,
  locale,
  foreignTexts,
}) => {
  const choice = await chooseDress(shop.url);
  const context = await newProfile(browser, locale, foreignTexts);
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
  const notifications = first.getByRole('region', { name: t('Notifications') });
  await addToBag(first, choice);
  await expect(notifications).toContainText(t('Kept on this device'));
  await first.keyboard.press('Escape');
  const heart = first
    .getByRole('main')
    .getByRole('button', { name: t('Wishlist: {name}', { name: choice.product.name }) })
    .first();
  await heart.click();
  const stored = () => first.evaluate(() => Object.values(localStorage).join());
  await expect.poll(stored).toContain('"offlineChange":"added"');

  await first.reload();
  await expect(notifications).toContainText(t('You are offline'));
  await expect(bagOf(first, 1)).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(bagOf(second, 1)).toBeVisible();
  await header(second).bag.click();
  await bagDrawer(second)
    .getByRole('button', { name: like('Increase quantity of {name}') })
    .click();
  await expect(bagOf(first, 2)).toBeVisible();

  await context.setOffline(false);
  const saved = { quantities: [2], wishes: before.wishes + 1 };
  await expect.poll(() => savedFor(first)).toEqual(saved);
  for (const tab of [first, second]) {
    await tab.reload();
    await expect(bagOf(tab, 2)).toBeVisible();
  }
  expect(await savedFor(second)).toEqual(saved);
  await context.close();
});

test('the worker of a later build takes over while a form is open, which loses nothing', async ({
  browser,
  locale,
  foreignTexts,
}) => {
  const context = await newProfile(browser, locale, foreignTexts);
  await context.route('**/worker.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n// An earlier build.` });
  });
  const page = await context.newPage();
  await openPage(page, '/contact');
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(isControlled).toBe(true);
  const main = page.getByRole('main');
  const written = {
    Name: 'Noura Haddad',
    Email: demoCustomer.email,
    Subject: 'A hem',
    Message: 'Up or down?',
  };
  for (const [label, text] of Object.entries(written))
    await main.getByLabel(t(label), { exact: true }).fill(text);

  await context.unroute('**/worker.js');
  await page.evaluate(async () => {
    const replaced = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    await replaced;
  });
  for (const [label, text] of Object.entries(written))
    await expect(main.getByLabel(t(label), { exact: true })).toHaveValue(text);
  await main.getByRole('button', { name: t('Send Message') }).click();
  await expect(
    main.getByText(t('Message sent successfully! We will get back to you soon.')),
  ).toBeVisible();
  await context.close();
});

test('a shop that no longer works offline leaves neither the worker nor what it kept', async ({
  browser,
  locale,
  foreignTexts,
}) => {
  const context = await newProfile(browser, locale, foreignTexts);
  const page = await context.newPage();
  const left = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));
  await openPage(page, '/shop');
  await expect.poll(() => isPageKept(page)).toBe(true);
  expect((await left()).workers).toBe(1);

  await shop.kill();
  await shop.restart({ OFFLINE: '0' });
  await openPage(page, '/about');
  await expect.poll(left).toEqual({ workers: 0, caches: [] });
  await context.close();
});

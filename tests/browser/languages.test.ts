import type { Locator, Page } from '@playwright/test';

import { splitLanguage } from '@contract/languages';

import { isSoak } from '../support/figures';
import { chooseDress } from './support/catalogue';
import { callsOf, dubai, newCustomer, rememberTexts, shopkeeper } from './support/customers';
import { demoCustomer } from './support/demo-customer';
import { describeInLanguage, expect, test } from './support/fixtures';
import { addToBag, header, logIn, openPage } from './support/steps';
import { currentLanguage, t } from './support/texts';

test.use({ freshShop: true });

// Opens every screen, and the states that its own controls lead to. Whatever one of them shows,
// labels or announces in the other language fails the test: the fixture `foreignTexts` reads along.

/** A panel, what it opens, and a confirmation in that. */
const maxDepth = 3;
/** How often a screen is opened again after one of its controls has led to another. */
const maxReturns = 12;
const settleMs = 120;
const unknownWord = 'qqqq';

const controls = 'button, summary, [role="tab"], input[type="checkbox"], input[type="radio"]';

/** What a control is: alike are those of one look and text, such as the hearts of all cards. */
const kindOf = (control: Locator): Promise<string> =>
  control.evaluate((element) => {
    const text = element.textContent.replaceAll(/[\d\s\p{P}]/gu, '');
    const name = element.closest('li, tr') === null ? element.getAttribute('aria-label') : '';
    return [element.tagName, element.className, text, name].join('|');
  });

const layers = (page: Page) => page.locator('[role="dialog"], [role="alertdialog"], [role="menu"]');

/** Presses each kind of control in a part of the page, and in all that it opens. */
const pressEverything = async (
  page: Page,
  part: Locator,
  pressed: Set<string>,
  depth = 1,
): Promise<void> => {
  const { pathname } = new URL(page.url());
  const found = part.locator(controls).locator('visible=true');
  for (let index = 0; index < (await found.count()); index += 1) {
    const control = found.nth(index);
    const kind = await kindOf(control).catch(() => undefined);
    if (kind === undefined || pressed.has(kind)) continue;
    pressed.add(kind);
    const before = await layers(page).count();
    await control.click({ force: true, noWaitAfter: true, timeout: 2_000 }).catch(() => undefined);
    await page.waitForTimeout(settleMs);
    if (new URL(page.url()).pathname !== pathname) return;
    if ((await layers(page).count()) > before) {
      if (depth < maxDepth) await pressEverything(page, layers(page).last(), pressed, depth + 1);
      if (new URL(page.url()).pathname !== pathname) return;
      await page.keyboard.press('Escape');
      await page.waitForTimeout(settleMs);
    }
    // A layer that is left open hides the rest of the page.
    if ((await layers(page).count()) > before) return;
  }
};

/** Opens a screen and presses its controls, until there is none that was not pressed. */
const explore = async (page: Page, path: string, pressed: Set<string>): Promise<void> => {
  for (let returns = 0; returns <= maxReturns; returns += 1) {
    const before = pressed.size;
    await openPage(page, path);
    if (new URL(page.url()).pathname.endsWith('/login') && path !== '/login') {
      await logIn(page);
      await page.waitForURL(`**${path}`);
    }
    // Not by its role: a panel that is open hides it from screen readers.
    await expect(page.locator('h1').first()).toBeAttached();
    await page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
    });
    await pressEverything(page, page.locator('body'), pressed);
    if (pressed.size === before) return;
  }
};

/** The pages of the sitemap, of which the products are alike, and those that it leaves out. */
const guestPaths = async (shopUrl: string): Promise<string[]> => {
  const sitemap = await (await fetch(`${shopUrl}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)]
    .map(([, address = '']) => splitLanguage(address.replace(shopUrl, '')))
    .filter(({ language }) => language === currentLanguage())
    .map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(20);
  const isProduct = (path: string) => path.startsWith('/product/');
  return [
    ...paths.filter((path) => !isProduct(path)),
    ...paths.filter(isProduct).slice(0, 5),
    `/shop?search=${unknownWord}`,
    '/login',
    '/register',
    '/wishlist',
    '/bag#lines=1&line=1.1.1',
    '/bag#lines=9',
    '/back-in-stock/confirm',
    '/back-in-stock/unsubscribe',
    '/no-such-page',
    '/product/2000000000',
  ];
};

test.skip(
  !isSoak,
  'It presses every control: part of the soak. `npm test` reads what its journeys show.',
);

const readEverything = (): void => {
  test('a guest reads one language, whatever is opened', async ({
    page,
    shop,
    expectedFailures,
    ownTexts,
  }) => {
    // Some forty pages and all of their controls.
    test.slow();
    ownTexts.push(unknownWord);
    expectedFailures.push({ path: /./, status: 404 }, { path: /^\/api\//, status: 422 });
    const pressed = new Set<string>();
    for (const path of await guestPaths(shop.url)) {
      await explore(page, path, pressed);
    }

    const choice = await chooseDress(shop.url);
    await openPage(page, `/product/${choice.product.id}`);
    await addToBag(page, choice);
    await pressEverything(page, layers(page).last(), pressed);
    await openPage(page, '/wishlist');
    await header(page).search.click();
    for (const search of [choice.product.name, unknownWord]) {
      await page.getByRole('dialog').getByRole('combobox').fill(search);
      await page.waitForTimeout(1_000);
    }
  });

  test('a customer reads one language, whatever is opened', async ({
    page,
    shop,
    expectedFailures,
  }) => {
    expectedFailures.push(
      { path: /^\/api\//, status: 401 },
      { path: /^\/api\//, status: 404 },
      { path: /^\/api\//, status: 409 },
      { path: /^\/api\//, status: 422 },
    );
    const demo = { ...demoCustomer, name: 'Noura' };
    rememberTexts(demo);
    const calls = await callsOf(shop, demo);
    await calls.fillBag();
    const orders = await calls.orders();
    const oneOfEach = [
      ...new Map(orders.map((order) => [`${order.status} ${order.payment_status}`, order.id])),
    ].map(([, id]) => `/order/${id}`);
    const pressed = new Set<string>();
    const paths = [
      '/profile',
      '/personal-info',
      '/security-settings',
      '/shipping-addresses',
      '/checkout',
      '/order/999999',
      ...oneOfEach,
    ];
    for (const path of paths) await explore(page, path, pressed);

    // What a new customer finds: nothing yet, then an order on its way.
    const noura = await newCustomer(shop, 'Noura');
    await page.evaluate(() => {
      localStorage.clear();
    });
    // Who has just been logged out returns to the page that was left.
    await openPage(page, '/login');
    await logIn(page, noura);
    await page.waitForURL((address) => !address.pathname.endsWith('/login'));
    for (const path of ['/shipping-addresses', '/checkout', '/wishlist'])
      await openPage(page, path);
    const order = await (await callsOf(shop, noura)).order('cash_on_delivery', dubai);
    for (const status of ['ship', 'deliver']) {
      await shopkeeper(shop, 'orders', status, order);
      await openPage(page, `/order/${order}`);
      await expect(page.getByRole('main').getByText(t('Items'))).toBeVisible();
    }
  });
};

describeInLanguage('ar', ['phone', 'desktop'], readEverything);

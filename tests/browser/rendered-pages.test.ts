import type { Page } from '@playwright/test';

import { shippingBusinessDays } from '@contract/constants';
import { pathIn } from '@contract/languages';

import { isSoak } from '../support/figures';
import { holdCalls, logInAs } from './support/account-steps';
import { chooseDress } from './support/catalogue';
import { newCustomer } from './support/customers';
import { describeOn, expect, test } from './support/fixtures';
import { addToBag, header, hydrated, openPage, painted } from './support/steps';
import { currentLanguage, t } from './support/texts';

const inLanguage = (path: string) => pathIn(currentLanguage(), path);

/** Loads only the document: its pictures may still be encoded. */
const openDocument = (page: Page, path: string) =>
  page.goto(inLanguage(path), { waitUntil: 'domcontentloaded' });

/** The margins of a page on a phone. */
const gutterPx = 20;

describeOn(['phone'], () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript, home, shop and product show their titles and texts, and what needs it is said', async ({
    page,
    shop,
  }) => {
    const { product } = await chooseDress(shop.url);
    await openDocument(page, '/');
    await expect(page).toHaveTitle(`${t('Home')} | Selvage`);
    await expect(page.getByRole('heading').first()).toBeVisible();

    await openDocument(page, '/shop');
    await expect(page).toHaveTitle(`${t('All Collections')} | Selvage`);
    await expect(page.getByRole('heading', { level: 1, name: t('All Collections') })).toBeVisible();
    expect(await page.getByRole('main').locator('a[href*="/product/"]').count()).toBeGreaterThan(8);

    await openDocument(page, `/product/${product.id}`);
    await expect(page).toHaveTitle(`${product.name} | Selvage`);
    await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
    await expect(page.getByRole('button', { name: t('Select Size') })).toBeVisible();
    const days = t('Shipping takes {from}-{to} business days', shippingBusinessDays);
    await expect(page.getByText(days, { exact: true })).toBeVisible();

    for (const path of [`/product/${product.id}`, '/checkout', '/profile']) {
      await openDocument(page, path);
      // Playwright's roles and texts leave out what is in a noscript element.
      await expect(page.locator('#no-script p')).toBeInViewport();
      await expect(page.locator(`#no-script a[href="${inLanguage('/contact')}"]`)).toBeInViewport();
    }

    for (const path of ['/contact', '/login', '/register']) {
      await openDocument(page, path);
      const form = page.getByRole('main').locator('form');
      await expect(form.getByText(t('This form needs JavaScript.'))).toBeVisible();
      await expect(form.getByRole('textbox').first()).toBeVisible();
      await expect(form.getByRole('button')).toHaveCount(0);
      await expect(form.locator('a[href^="mailto:"]')).toHaveCount(path === '/contact' ? 1 : 0);
    }

    for (const path of ['/checkout', '/profile']) {
      await openDocument(page, path);
      const home = page.locator(`#no-script a[href="${inLanguage('/')}"]`);
      await expect(home).toHaveText('Selvage', { useInnerText: true });
      const width = page.viewportSize()?.width ?? 0;
      const message = await page.locator('#no-script p').boundingBox();
      expect(message).toMatchObject({ x: gutterPx, width: width - 2 * gutterPx });
      const name = await home.boundingBox();
      expect((name?.y ?? Infinity) + (name?.height ?? 0)).toBeLessThanOrEqual(message?.y ?? 0);
    }
  });
});

describeOn(['phone'], () => {
  test('where the scripts of a page cannot be loaded it says so, and can be loaded again', async ({
    page,
    shop,
    expectedFailures,
    consoleProblems,
  }) => {
    const choice = await chooseDress(shop.url);
    await openPage(page, `/product/${choice.product.id}`);
    await addToBag(page, choice);

    expectedFailures.push({ path: /^\/assets\//, status: 404 });
    const files = '**/assets/*.js';
    const alert = page.getByRole('alert').filter({
      hasText: t(
        'Part of this page could not be loaded. Your bag is safe. Please check your connection, or reload the page: the shop may have been updated.',
      ),
    });
    const retry = alert.getByRole('button', { name: t('Try again') });
    const openWithoutScripts = async (path: string) => {
      await page.route(files, (route) => route.fulfill({ status: 404 }));
      await openDocument(page, path);
      // As the first movement of a pointer, which scripts need not wait any longer for.
      await page.evaluate(() => dispatchEvent(new Event('pointermove')));
      await expect(retry).toBeInViewport();
      const { height = 0 } = (await retry.boundingBox()) ?? {};
      expect(height).toBeGreaterThanOrEqual(44);
      await expect(page).toFitTheScreen();
    };
    const loadAgain = async () => {
      await page.unroute(files);
      await retry.press('Enter');
      await hydrated(page);
      await expect(alert).toHaveCount(0);
    };

    await test.step('on a page that is a header without them', async () => {
      await openWithoutScripts('/checkout');
      await expect(header(page).menu).toBeVisible();
      // Nothing is being loaded any longer.
      await expect(page.getByRole('main')).toBeHidden();
      await loadAgain();
      await page.waitForURL('**/login');
      const text = '{count, plural, one {1 piece in your bag} other {# pieces in your bag}}';
      const items = t(text, { count: 1 });
      await expect(header(page).bag).toHaveAccessibleName(t('Bag, {items}', { items }));
    });

    await test.step('on a page that can be read without them', async () => {
      await openWithoutScripts('/');
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect.poll(() => consoleProblems.join('\n')).toContain('dynamically imported module');
      consoleProblems.length = 0;
      await loadAgain();
    });
  });
});

describeOn(['phone'], () => {
  test('an account has its header while its scripts are loaded, never loses it, and keeps what is tapped', async ({
    page,
    shop,
  }) => {
    await logInAs(page, await newCustomer(shop, 'Noura Haddad'));

    const release = await holdCalls(page, '**/assets/*.js');
    await page.addInitScript(() => {
      let wasThere = false;
      new MutationObserver(() => {
        const isThere = document.querySelector('header') !== null;
        if (wasThere && !isThere) document.documentElement.dataset.lost = 'header';
        wasThere ||= isThere;
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(inLanguage('/profile'), { waitUntil: 'commit' });
    await expect(page.getByRole('main').getByRole('status')).toHaveText(t('Loading...'));
    await painted(page);
    await expect(page).toFitTheScreen();
    await header(page).search.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    release();
    await expect(page.getByRole('dialog', { name: t('Search') })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
    await expect(page.locator('html')).not.toHaveAttribute('data-lost');
  });
});

test.describe('unknown addresses', () => {
  test('answer 404', async ({ request }) => {
    for (const path of ['/no-such-page', '/product/2000000000', '/story/9']) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });

  test('an unknown route shows the not-found screen and the way home', async ({
    page,
    shop,
    expectedFailures,
  }) => {
    expectedFailures.push({ path: /no-such-page/, status: 404 });
    await openPage(page, '/no-such-page');
    await expect(page.getByText('404').first()).toBeVisible();
    await expect(page.getByText(`${t('Oops!')} ${t('Page not found')}`).first()).toBeVisible();
    await expect(page).toKeepItsLetters();
    await expect(page.getByRole('main')).toContainText(
      new RegExp(String.raw`404\s+${t('Oops!')}\s+${t('Page not found')}`, 'u'),
      {
        useInnerText: true,
      },
    );
    await expect(page).toBeAccessible('not found');
    await page.getByRole('link', { name: t('Return to Home') }).click();
    await page.waitForURL(shop.url + inLanguage('/'));
  });
});

test.describe('the built files', () => {
  test('of a guarded page are fetched with those of every page', async ({ shop }) => {
    for (const [path, name] of [
      ['/checkout', 'checkout-page'],
      ['/order/7', 'order-page'],
      ['/profile', 'profile-page'],
      ['/personal-info', 'personal-info-page'],
      ['/security-settings', 'security-settings-page'],
      ['/shipping-addresses', 'shipping-addresses-page'],
    ]) {
      const shell = await (await fetch(shop.url + path)).text();
      expect(shell, path).toContain(`<link rel="modulepreload" crossorigin href="/assets/${name}-`);
    }
  });

  test('are cached permanently, separately for each encoding, and compressed as well as possible', async ({
    shop,
  }) => {
    const home = await (await fetch(shop.url)).text();
    const files = [...home.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path);
    expect(files.length).toBeGreaterThan(2);
    for (const path of new Set(files)) {
      const { headers } = await fetch(`${shop.url}${path}`, {
        headers: { 'accept-encoding': 'gzip, br' },
      });
      expect(headers.get('content-encoding'), path).toBe('br');
      expect(headers.get('vary'), path).toBe('accept-encoding');
      expect(headers.get('cache-control'), path).toBe('public, max-age=31536000, immutable');
    }
  });

  test('are cached for a day when they are icons', async ({ shop }) => {
    const home = await (await fetch(shop.url)).text();
    const icons = [...home.matchAll(/<link rel="(?:apple-touch-)?icon" href="([^"]+)"/g)];
    expect(icons.length).toBeGreaterThan(1);
    for (const [, path = ''] of icons) {
      const { headers } = await fetch(shop.url + path);
      expect(headers.get('cache-control'), path).toBe('public, max-age=86400');
    }
  });
});

/** A page of each screen; in the soak also those of the same screen with other texts. */
const publicPages = [
  '/',
  '/shop?in_stock=1&min_price=1',
  '/collections',
  '/collections/fw-24-25',
  '/about',
  '/contact',
  '/login',
  '/register',
  '/refund-policy',
  '/wishlist',
  '/bag#lines=1&line=1.1.1',
  '/back-in-stock/unsubscribe',
  '/story/1',
  ...(isSoak
    ? [
        '/shop',
        '/shop?category=accessories',
        '/collections/new-in',
        '/shipping',
        '/privacy',
        '/terms',
        '/story/2',
        '/story/3',
      ]
    : []),
];

describeOn(['phone', 'desktop'], () => {
  test('every public screen is accessible, fits and has one main heading', async ({
    page,
    isMobile,
  }) => {
    for (const path of publicPages) {
      await test.step(path, async () => {
        await openPage(page, path);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading.first(), path).toBeVisible();
        await expect(heading, path).toHaveCount(1);
        await expect(page, path).toHaveTitle(/^.+ \| Selvage$/);
        await expect.soft(page).toBeAccessible(path, true);
        await expect.soft(page).toFitTheScreen();
        if (isMobile) await expect.soft(page).toFitFingers();
        await expect.soft(page).toKeepItsLetters();
      });
    }
  });
});

describeOn(['phone'], () => {
  test('pages without dates load no calendar, which takes a browser 40 ms', async ({ page }) => {
    await page.addInitScript(() => {
      Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
        construct: (calendar, options, made) => {
          const { dataset } = document.documentElement;
          dataset.calendars = String(Number(dataset.calendars ?? 0) + 1);
          return Reflect.construct(calendar, options, made) as object;
        },
      });
    });
    for (const path of ['/', '/shop', '/login']) {
      await openPage(page, path);
      expect(await page.locator('html').getAttribute('data-calendars'), path).toBeNull();
    }
  });
});

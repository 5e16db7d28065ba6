import type { Page } from '@playwright/test';

import { failCalls } from './support/account-steps';
import { nameOf } from './support/catalogue';
import { describeInSoak, describeOn, expect, test } from './support/fixtures';
import { header, layoutShift, openPage, openShopFromMenu, searchOf } from './support/steps';
import { t } from './support/texts';

describeOn(['phone', 'desktop'], () => {
  test('heads with the category, the search or All Collections, in two lines at most', async ({
    page,
  }) => {
    const search = nameOf('Kaftan');
    const heading = page.getByRole('heading', { level: 1 });
    await openPage(page, '/shop');
    await expect(heading).toHaveText(t('All Collections'));
    await openPage(page, '/shop?category=accessories');
    await expect(heading).toHaveText(t('Accessories'));
    await openPage(page, `/shop?search=${search}`);
    await expect(heading).toHaveText(t('Search Results for {search}', { search }));
    await openPage(page, `/shop?search=${Array.from({ length: 16 }, () => search).join('+')}`);
    await expect(heading).toContainText(search);
    const lines = await heading.evaluate(
      (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
    );
    expect(Math.round(lines)).toBe(2);
  });
});

describeInSoak(['phone', 'desktop'], () => {
  test('says what was not found and clears it', async ({ page, ownTexts }) => {
    ownTexts.push('qqqqzzzz');
    await openPage(page, '/shop?search=qqqqzzzz');
    await expect(
      page.getByText(t('No products found matching {search}', { search: 'qqqqzzzz' })),
    ).toBeVisible();
    await expect(page).toBeAccessible('nothing found');
    await page.getByRole('link', { name: t('Clear all filters') }).click();
    await page.waitForURL(/\/shop$/);
    await expect(page.getByRole('main').locator('a[href*="/product/"]').first()).toBeVisible();
  });
});

describeOn(['phone', 'desktop'], () => {
  test('filters are pending until Apply, and Back undoes one Apply', async ({ page }) => {
    await openPage(page, '/shop');
    const opener = page.getByRole('button', { name: t('Filter & Sort') });
    await opener.click();
    const sheet = page.getByRole('dialog', { name: t('Filter & Sort') });
    await sheet.getByLabel(t('On sale')).check();
    await expect(page).toBeAccessible('the filter sheet');
    expect(searchOf(page)).toBe('');
    await sheet.getByRole('button', { name: t('Apply Filters') }).click();
    await page.waitForURL(/on_sale=/);
    await expect(opener.getByText(t('Active'))).toBeVisible();
    await expect(page.getByRole('main').locator('a[href*="/product/"]').first()).toBeVisible();

    await page.goBack();
    await page.waitForURL(/\/shop$/);
    await expect(opener.getByText(t('Active'))).not.toBeAttached();
    await page.goForward();
    await expect(opener.getByText(t('Active'))).toBeVisible();
    await opener.click();
    await sheet.getByRole('button', { name: t('Clear All Filters') }).click();
    await page.waitForURL(/\/shop$/);
  });
});

/** The pieces in rows, from where they are on the screen. */
const piecesInRows = async (page: Page): Promise<number[]> => {
  const boxes = await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('a[href*="/product/"]') })
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  const rows = new Map<number, number>();
  for (const top of boxes) rows.set(Math.round(top), (rows.get(Math.round(top)) ?? 0) + 1);
  return [...rows.values()];
};

test.describe('the grid', () => {
  test('has 4 columns, and 2 or 3 when they are chosen', async ({ page }) => {
    await openPage(page, '/shop');
    await expect.poll(() => piecesInRows(page)).toEqual([4, 4, 4, 4, 4, 4]);
    await page.getByRole('button', { name: t('{count} columns', { count: 3 }) }).click();
    await expect.poll(() => piecesInRows(page)).toEqual([3, 3, 3, 3, 3, 3, 3, 3]);
    await page.getByRole('button', { name: t('{count} columns', { count: 2 }) }).click();
    await expect.poll(() => piecesInRows(page)).toEqual(Array.from({ length: 12 }, () => 2));
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(
      page.getByRole('button', { name: t('{count} columns', { count: 4 }) }),
    ).not.toBeVisible();
    await openPage(page, '/shop');
    await expect.poll(() => piecesInRows(page)).toEqual(Array.from({ length: 12 }, () => 2));

    // Cards that narrow still read well: names of two lines at most, and no amount in two.
    const cards = page.getByRole('main').locator('[data-part="card"]');
    for (const width of [768, 820]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => piecesInRows(page)).toEqual([4, 4, 4, 4, 4, 4]);
      const linesOfNames = await cards.locator('[data-part="name"]').evaluateAll((names) =>
        names.map((name) => {
          const lineHeight = Number.parseFloat(getComputedStyle(name).lineHeight);
          return Math.round(name.getBoundingClientRect().height / lineHeight);
        }),
      );
      expect(linesOfNames).toHaveLength(24);
      expect(Math.max(...linesOfNames)).toBeLessThanOrEqual(2);
      const linesOfAmounts = await cards
        .locator('[data-price]:not(:has(s)), [data-price] > :is(s, [data-part="reduced"])')
        .evaluateAll((amounts) =>
          amounts.map((amount) => {
            const range = document.createRange();
            range.selectNodeContents(amount);
            const lines = [...range.getClientRects()].map(({ bottom }) => Math.round(bottom));
            return new Set(lines).size;
          }),
        );
      expect(Math.max(...linesOfAmounts)).toBe(1);
    }

    // The prices of a row are on one line, however many lines a name takes.
    const second = cards.locator('[data-part="name"]').nth(1);
    await second.evaluate((name) => name.append(` ${name.textContent}`.repeat(9)));
    const prices = await cards.evaluateAll((all) => {
      const rows = new Map<number, number[]>();
      for (const card of all) {
        const amount = card.querySelector('[data-part="reduced"], [data-price]:not(:has(s))');
        const words = document.createRange();
        words.selectNodeContents(amount!);
        const row = Math.round(card.getBoundingClientRect().top);
        rows.set(row, [...(rows.get(row) ?? []), words.getBoundingClientRect().bottom]);
      }
      return [...rows.values()];
    });
    expect(prices).toHaveLength(6);
    for (const row of prices) expect(Math.max(...row) - Math.min(...row)).toBeLessThan(1);
  });

  test('has full rows where its first piece is larger too, which it is not in two columns', async ({
    page,
  }) => {
    await openPage(page, '/collections/fw-24-25');
    const fours = await piecesInRows(page);
    expect(fours.slice(0, 4)).toEqual([3, 2, 4, 4]);
    await page.getByRole('button', { name: t('{count} columns', { count: 3 }) }).click();
    await expect.poll(async () => (await piecesInRows(page)).slice(0, 4)).toEqual([2, 1, 3, 3]);
    await page.getByRole('button', { name: t('{count} columns', { count: 2 }) }).click();
    const pieces = fours.reduce((sum, count) => sum + count);
    const pairs = Array.from({ length: Math.floor(pieces / 2) }, () => 2);
    await expect.poll(async () => (await piecesInRows(page)).slice(0, pairs.length)).toEqual(pairs);
  });

  test('is drawn only near the screen once its pieces have come in, and nothing moves', async ({
    page,
  }) => {
    await openPage(page, '/shop');
    await page.getByRole('link', { name: t('Load more') }).click();
    const cards = page.getByRole('main').locator('[data-part="card"]');
    await expect(cards).toHaveCount(48);
    const drawn = () =>
      cards.evaluateAll((all) =>
        all.map((card) => card.checkVisibility({ contentVisibilityAuto: true })),
      );
    const tops = () =>
      cards.evaluateAll((all) =>
        all.map((card) => Math.round(card.getBoundingClientRect().top + window.scrollY)),
      );
    // A piece that comes in is drawn a little lower.
    const isMoving = () =>
      page.evaluate(() =>
        document.getAnimations().some(({ playState }) => playState === 'running'),
      );
    await expect.poll(isMoving).toBe(false);
    const before = await tops();
    await page.evaluate(() => {
      window.scrollTo(0, 0);
    });
    const ends = async () => {
      const all = await drawn();
      return [all[0], all.at(-1)];
    };
    await expect.poll(ends).toEqual([true, false]);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
    });
    await expect.poll(ends).toEqual([false, true]);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    expect(await tops()).toEqual(before);
  });

  test('staggers its pictures by 0.1 s, past the twelfth too, on every page that is loaded', async ({
    page,
  }) => {
    const delays = () =>
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.locator('a[href*="/product/"]') })
        .evaluateAll((items) => items.map((item) => getComputedStyle(item).animationDelay));
    const oneByOne = Array.from({ length: 24 }, (_, index) => `${index / 10}s`);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openPage(page, '/shop');
    await expect.poll(delays).toEqual(oneByOne);
    await page.getByRole('link', { name: t('Load more') }).click();
    await expect.poll(delays).toEqual([...oneByOne, ...oneByOne]);
  });
});

test('a category that cannot be loaded is an error, and Try again reloads', async ({
  page,
  expectedFailures,
}) => {
  const failed = t('Failed to fetch categories. Please try again later.');
  expectedFailures.push({ path: /categories/, status: 500 });
  await openPage(page, '/about');
  await failCalls(page, '**/api/categories/primary', 500);
  await openShopFromMenu(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('alert').getByText(failed)).toBeVisible();
  await expect(main.locator('a[href*="/product/"]').first()).toBeVisible();

  await openPage(page, '/about');
  await header(page).menu.click();
  const menu = page.getByRole('dialog', { name: t('Menu') });
  await menu.getByRole('button', { name: t('Collection'), exact: true }).click();
  await menu.getByRole('button', { name: t('New In'), exact: true }).click();
  await menu.getByRole('link', { name: t('RTW FW 24/25') }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(failed);
  await expect(page).toBeAccessible('categories that failed');
  await page.unroute('**/api/categories/primary');
  await page.getByRole('button', { name: t('Try again') }).click();
  await expect(heading).toHaveText(nameOf('FW 24/25'));
});

for (const path of ['/shop', '/product/1']) {
  test(`nothing on ${path} moves when the fonts arrive after the page`, async ({ page }) => {
    const fonts: (() => void)[] = [];
    await page.route(/\.woff2$/, async (route) => {
      await new Promise<void>((resolve) => fonts.push(resolve));
      await route.continue();
    });
    await openPage(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => fonts.length).toBeGreaterThan(1);
    const lacksStandIn = await page.evaluate(() => {
      const standIns = [...document.fonts].filter(({ family }) => family.includes('Stand-in'));
      const has = (letters: string) =>
        standIns.some(
          ({ unicodeRange, status }) => unicodeRange === letters && status === 'loaded',
        );
      return standIns.some(({ unicodeRange, status }) => status === 'error' && !has(unicodeRange));
    });
    for (const arrive of fonts) arrive();
    test.skip(lacksStandIn, 'The system has no font that stands in for those of the shop');
    await page.evaluate(() => document.fonts.ready);
    // 0.00 as layout shift is told: letters that keep their shapes leave words a pixel or two off.
    expect(await layoutShift(page)).toBeLessThan(0.005);
  });
}

import type { Locator, Page } from '@playwright/test';

import { pathIn } from '@contract/languages';

import { isSoak } from '../support/figures';
import { chooseDress } from './support/catalogue';
import { describeInSoak, describeOn, expect, test } from './support/fixtures';
import { addToBag, bagDrawer, boxOf, header, openPage } from './support/steps';
import { currentLanguage, t } from './support/texts';

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
/** Where the header is on the screen, not what it says of itself. */
const expectHeader = (page: Page, where: 'shown' | 'hidden') =>
  expect
    .poll(async () => {
      const box = await page.getByRole('banner').boundingBox();
      if (box === null) return 'nowhere';
      if (box.y === 0) return 'shown';
      return box.y + box.height <= 0 ? 'hidden' : 'between';
    })
    .toBe(where);
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const menuOf = (page: Page) => page.getByRole('dialog', { name: t('Menu') });
const bagName = (count: number) =>
  t('Bag, {items}', {
    items: t('{count, plural, one {1 piece in your bag} other {# pieces in your bag}}', {
      count,
    }),
  });
const isLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).overflowY === 'hidden');

/** The menu with all of its levels, on a screen of a width. */
const expectMenu = async (page: Page, width: number, split: boolean): Promise<void> => {
  await page.setViewportSize({ width, height: 900 });
  await openPage(page, '/');
  await header(page).menu.click();
  const menu = menuOf(page);
  await menu.getByRole('button', { name: t('Collection'), exact: true }).click();
  await menu.getByRole('button', { name: t('New In'), exact: true }).click();
  expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, width, height: 900 });
  await expect(page).toFitTheScreen();

  const lists = menu.getByRole('navigation', { name: t('Main') }).getByRole('list');
  await expect(lists).toHaveCount(3);
  const boxes = await Promise.all((await lists.all()).map((list) => boxOf(page, list)));
  const [top, second, third] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
  if (top === undefined || second === undefined || third === undefined) throw new Error();
  const item = await boxOf(page, menu.getByRole('link', { name: t('RTW FW 24/25') }));
  if (!split) {
    await expect(menu.getByRole('img')).not.toBeVisible();
    // Each level stands below the entry that it belongs to, inside its parent's list.
    for (const inner of [second, third]) {
      expect(inner.x).toBeGreaterThanOrEqual(top.x);
      expect(inner.x + inner.width).toBeLessThanOrEqual(top.x + top.width);
      expect(inner.y).toBeGreaterThan(top.y);
    }
    return;
  }
  const picture = await boxOf(page, menu.getByRole('img'));
  expect(picture).toEqual({ x: 0, y: 0, width: width / 2, height: 900 });
  expect(top.x).toBeGreaterThanOrEqual(width / 2);
  expect(second.x).toBeCloseTo(top.x + top.width, 0);
  expect(third.x).toBeCloseTo(second.x + second.width, 0);
  expect([second.y, third.y]).toEqual([top.y, top.y]);
  expect(third.width).toBeCloseTo(second.width, 0);
  expect((item?.x ?? 0) + (item?.width ?? width)).toBeLessThanOrEqual(width);
  if (width < 1440) return;
  expect(Math.abs(second.width - 256)).toBeLessThanOrEqual(16);
  const startsOf = (name: string) =>
    menu
      .getByRole('navigation', { name, exact: true })
      .getByRole('link')
      .evaluateAll((links) =>
        links.slice(0, 3).map((link) => {
          const { left, right } = link.getBoundingClientRect();
          return Math.round(getComputedStyle(link).direction === 'rtl' ? right : left);
        }),
      );
  expect(await startsOf(t('Account'))).toEqual(await startsOf(t('Collections')));
};

test.describe('header', () => {
  test('the header leads everywhere and counts the bag', async ({ page, shop }) => {
    const choice = await chooseDress(shop.url);
    await openPage(page, `/product/${choice.product.id}`);
    await expect(header(page).bag).toBeVisible();
    await expect(header(page).bag).toHaveAccessibleName(t('Bag, empty'));
    await addToBag(page, choice);
    await page.keyboard.press('Escape');
    await expect(header(page).bag.and(page.getByLabel(bagName(1)))).toBeVisible();

    await page
      .getByRole('banner')
      .getByRole('link', { name: /selvage/i })
      .click();
    await page.waitForURL(shop.url + pathIn(currentLanguage(), '/'));
    await header(page).profile.click();
    await page.waitForURL('**/login');

    await test.step('the badge shows the whole quantity, also above 99', async () => {
      const quantity = 147;
      await page.evaluate((many) => {
        const { items } = JSON.parse(localStorage.getItem('cart') ?? '') as { items: object[] };
        const halves = [99, many - 99].map((part, index) => ({
          ...items[0],
          id: `${index}`,
          color: `${index}`,
          quantity: part,
        }));
        localStorage.setItem('cart', JSON.stringify({ items: halves, total: 0 }));
      }, quantity);
      await openPage(page, '/about');
      const badge = page.getByRole('banner').getByText(String(quantity), { exact: true });
      await expect(badge).toBeVisible();
      await expect(header(page).bag).toHaveAccessibleName(bagName(quantity));
    });
  });

  test('the header hides going down, and shows going up and at the top', async ({ page }) => {
    for (const path of ['/shop', '/']) {
      await openPage(page, path);
      await expectHeader(page, 'shown');
      await scrollTo(page, 600);
      await expectHeader(page, 'hidden');
      await scrollTo(page, 400);
      await expectHeader(page, 'shown');
      await scrollTo(page, 900);
      await expectHeader(page, 'hidden');
      await scrollTo(page, 0);
      await expectHeader(page, 'shown');
    }

    await test.step('the header is solid after 50 px', async () => {
      const bar = page.getByRole('banner');
      const transparent = 'rgba(0, 0, 0, 0)';
      await expect(bar).toHaveCSS('background-color', transparent);
      await scrollTo(page, 50);
      await page.waitForTimeout(200);
      await expect(bar).toHaveCSS('background-color', transparent);
      await scrollTo(page, 51);
      await expect(bar).not.toHaveCSS('background-color', transparent);
      await scrollTo(page, 0);
      await expect(bar).toHaveCSS('background-color', transparent);
    });
  });

  test('the header hides after a click in it, but not from under the keyboard', async ({
    page,
  }) => {
    await openPage(page, '/shop');
    await header(page).currency.click();
    await expect(header(page).currency).toBeFocused();
    await scrollTo(page, 600);
    await expectHeader(page, 'hidden');
    await scrollTo(page, 0);

    await header(page).bag.click();
    await bagDrawer(page)
      .getByRole('button', { name: t('Close the bag') })
      .click();
    await expect(bagDrawer(page)).not.toBeAttached();
    await expect(header(page).bag).toBeFocused();
    await scrollTo(page, 600);
    await expectHeader(page, 'hidden');

    await page.keyboard.press('Tab');
    await expect(header(page).menu).toBeFocused();
    await expectHeader(page, 'shown');
    await scrollTo(page, 900);
    await page.waitForTimeout(200);
    await expectHeader(page, 'shown');
  });

  test('the currency cycles, re-prices the shop and stays when the page is loaded again', async ({
    page,
    shop,
  }) => {
    const { product } = await chooseDress(shop.url);
    await openPage(page, `/product/${product.id}`);
    const main = page.getByRole('main');
    const whole = (price: string) => Math.round(Number(price)).toLocaleString('en-US');
    await expect(main.getByText(`$${whole(product.price_in_usd)}`).first()).toBeVisible();
    await header(page).currency.click();
    await expect(page.getByText(t('Currency changed')).first()).toBeVisible();
    await expect(main.getByText(`€${whole(product.price_in_eur)}`).first()).toBeVisible();
    await header(page).currency.click();
    await expect(main.getByText(`AED ${whole(product.price_in_aed)}`).first()).toBeVisible();
    await header(page).currency.click();
    await expect(main.getByText(`$${whole(product.price_in_usd)}`).first()).toBeVisible();
    await header(page).currency.click();
    await expect(header(page).currency).toHaveText('EUR');
    await openPage(page, '/shop');
    await expect(header(page).currency).toHaveText('EUR');
    await expect(main.getByText(/^€/).first()).toBeVisible();

    await test.step('no price is in another currency while scripts load', async () => {
      let send = () => undefined as void;
      const sent = new Promise<void>((resolve) => {
        send = resolve;
      });
      await page.route('**/assets/*.js', async (route) => {
        await sent;
        await route.continue();
      });
      await page.goto(pathIn(currentLanguage(), '/shop'), { waitUntil: 'domcontentloaded' });
      await expect(main.getByText(/^\$/).first()).toBeHidden();
      await expect(page.getByRole('banner').getByText('USD')).toBeHidden();
      // A press meanwhile looks pressed at once, and is done when it can be.
      await header(page).menu.click();
      await expect(header(page).menu).toHaveCSS('opacity', '0.5');
      await expect(header(page).search).toHaveCSS('opacity', '1');
      send();
      await expect(menuOf(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menuOf(page)).not.toBeAttached();
      await expect(header(page).menu).toHaveCSS('opacity', '1');
      await expect(main.getByText(/^€/).first()).toBeVisible();
      await header(page).currency.click();
      await expect(main.getByText(/^AED/).first()).toBeVisible();
      await expect(main.getByText(/^€/)).toHaveCount(0);
    });
  });
});

test.describe('menu and footer', () => {
  describeInSoak(['desktop'], () => {
    test('the menu expands entries with subentries and opens the others', async ({ page }) => {
      await openPage(page, '/');
      await header(page).menu.click();
      await menuOf(page)
        .getByRole('button', { name: t('Collection'), exact: true })
        .click();
      await menuOf(page)
        .getByRole('button', { name: t('New In'), exact: true })
        .click();
      await expect(page).toBeAccessible('the open menu');
      await menuOf(page)
        .getByRole('link', { name: t('RTW FW 24/25') })
        .click();
      await page.waitForURL('**/shop?category=fw2425');
      await expect(menuOf(page)).not.toBeAttached();

      await header(page).menu.click();
      await menuOf(page)
        .getByRole('link', { name: t('About Us') })
        .click();
      await page.waitForURL('**/about');
      await header(page).menu.click();
      await menuOf(page)
        .getByRole('button', { name: t('Close') })
        .click();
      await expect(menuOf(page)).not.toBeAttached();
    });
  });

  test('the menu fills the screen: in one column on narrow ones, split in halves on wide ones', async ({
    page,
  }) => {
    const widths = [
      { width: 767, split: false },
      { width: 768, split: true },
      { width: 1440, split: true },
      ...(isSoak
        ? [
            { width: 320, split: false },
            { width: 1920, split: true },
          ]
        : []),
    ];
    for (const { width, split } of widths) {
      await test.step(`${width} px`, () => expectMenu(page, width, split));
    }
  });

  test('a new page starts at its top, and Back restores the scroll position', async ({ page }) => {
    await openPage(page, '/shop');
    await test.step('the footer links to every page of the house', async () => {
      const addresses = await page
        .getByRole('contentinfo')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(addresses).toEqual(
        expect.arrayContaining(
          ['/about', '/contact', '/privacy', '/refund-policy', '/shipping', '/terms'].map((path) =>
            pathIn(currentLanguage(), path),
          ),
        ),
      );
    });
    await scrollTo(page, 900);
    await page.waitForTimeout(200);
    const left = await scrollTop(page);
    expect(left).toBeGreaterThan(400);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('Privacy Policy') })
      .click();
    await page.waitForURL('**/privacy');
    await expect.poll(() => scrollTop(page)).toBe(0);
    const beforeBack = await page.evaluate(() => history.length);
    await page.goBack();
    await page.waitForURL('**/shop');
    expect(beforeBack).toBeGreaterThan(1);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(left - 50);
  });
});

describeOn(['phone'], () => {
  test('the page does not scroll behind the menu, the bag and the search', async ({ page }) => {
    await openPage(page, '/shop');
    const middleOf = async (part: Locator) => {
      const box = await boxOf(page, part);
      return {
        x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
        y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
      };
    };
    const last = await middleOf(header(page).menu);
    for (const [name, close] of [
      ['menu', 'Close menu'],
      ['bag', 'Close the bag'],
      ['search', 'Close search'],
    ] as const) {
      await header(page)[name].click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect.poll(() => isLocked(page), { message: name }).toBe(true);
      await expect(page).toBeAccessible(`the ${name} on a phone`);
      // Its icon to close it is where the header has its last one.
      const icon = page.getByRole('dialog').getByRole('button', { name: t(close) });
      await expect.poll(async () => (await middleOf(icon)).x).toBeCloseTo(last.x, 0);
      await expect.poll(async () => (await middleOf(icon)).y).toBeCloseTo(last.y, 0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).not.toBeAttached();
      await expect.poll(() => isLocked(page), { message: name }).toBe(false);
    }

    await header(page).bag.click();
    await expect(bagDrawer(page).getByText(t('Your cart is empty'))).toBeVisible();
    await expect(bagDrawer(page).getByRole('button', { name: t('Checkout') })).toBeDisabled();
  });
});

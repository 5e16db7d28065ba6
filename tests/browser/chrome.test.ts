import type { Page } from '@playwright/test';

import { chooseDress } from './support/catalogue';
import { describeOn, expect, test } from './support/fixtures';
import { addToBag, bagDrawer, header, openPage } from './support/steps';

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const isLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).overflowY === 'hidden');

test.describe('header', () => {
  test('the header leads everywhere and counts the bag', async ({ page, shop }) => {
    const choice = await chooseDress(shop.url);
    await openPage(page, `/product/${choice.product.id}`);
    await expect(header(page).bag).toBeVisible();
    await expect(header(page).bag).toHaveAccessibleName('Bag, empty');
    await addToBag(page, choice);
    await page.keyboard.press('Escape');
    await expect(header(page).bag.and(page.getByLabel('Bag, 1 item in your bag'))).toBeVisible();

    await page
      .getByRole('banner')
      .getByRole('link', { name: /selvage/i })
      .click();
    await page.waitForURL(`${shop.url}/`);
    await header(page).profile.click();
    await page.waitForURL('**/login');
  });

  test('the header hides going down, shows going up, and is solid after 50 px', async ({
    page,
  }) => {
    await openPage(page, '/shop');
    const bar = page.getByRole('banner');
    await expect(bar).toHaveAttribute('data-solid', 'false');
    await scrollTo(page, 40);
    await expect(bar).toHaveAttribute('data-solid', 'false');
    await scrollTo(page, 600);
    await expect(bar).toHaveAttribute('data-hidden', 'true');
    await scrollTo(page, 400);
    await expect(bar).toHaveAttribute('data-hidden', 'false');
    await expect(bar).toHaveAttribute('data-solid', 'true');
    await scrollTo(page, 0);
    await expect(bar).toHaveAttribute('data-solid', 'false');
  });

  test('the currency cycles and re-prices the shop', async ({ page, shop }) => {
    const { product } = await chooseDress(shop.url);
    await openPage(page, `/product/${product.id}`);
    const main = page.getByRole('main');
    const whole = (price: string) => Math.round(Number(price)).toLocaleString('en-US');
    await expect(main.getByText(`$${whole(product.price_in_usd)}`).first()).toBeVisible();
    await header(page).currency.click();
    await expect(page.getByText('Currency changed').first()).toBeVisible();
    await expect(main.getByText(`€${whole(product.price_in_eur)}`).first()).toBeVisible();
    await header(page).currency.click();
    await expect(main.getByText(`AED ${whole(product.price_in_aed)}`).first()).toBeVisible();
    await header(page).currency.click();
    await expect(main.getByText(`$${whole(product.price_in_usd)}`).first()).toBeVisible();
  });
});

test.describe('menu and footer', () => {
  test('the menu expands entries with subentries and opens the others', async ({ page }) => {
    await openPage(page, '/');
    await header(page).menu.click();
    await menuOf(page).getByRole('button', { name: 'Collection', exact: true }).click();
    await menuOf(page).getByRole('button', { name: 'New In', exact: true }).click();
    await expect(page).toBeAccessible('the open menu');
    await menuOf(page).getByRole('link', { name: 'RTW FW 24/25' }).click();
    await page.waitForURL('**/shop?category=fw2425');
    await expect(menuOf(page)).not.toBeAttached();

    await header(page).menu.click();
    await menuOf(page).getByRole('link', { name: 'About Us' }).click();
    await page.waitForURL('**/about');
    await header(page).menu.click();
    await menuOf(page)
      .getByRole('button', { name: /^close/i })
      .click();
    await expect(menuOf(page)).not.toBeAttached();
  });

  test('the footer links to every page of the house', async ({ page }) => {
    await openPage(page, '/shop');
    const addresses = await page
      .getByRole('contentinfo')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(
      expect.arrayContaining([
        '/about',
        '/contact',
        '/privacy',
        '/refund-policy',
        '/shipping',
        '/terms',
      ]),
    );
  });

  test('a new page starts at its top, and Back restores the scroll position', async ({ page }) => {
    await openPage(page, '/shop');
    await scrollTo(page, 900);
    await page.waitForTimeout(200);
    const left = await scrollTop(page);
    expect(left).toBeGreaterThan(400);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /privacy/i })
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
    for (const name of ['menu', 'bag', 'search'] as const) {
      await header(page)[name].click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect.poll(() => isLocked(page), { message: name }).toBe(true);
      await expect(page).toBeAccessible(`the ${name} on a phone`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).not.toBeAttached();
      await expect.poll(() => isLocked(page), { message: name }).toBe(false);
    }
  });

  test('the empty bag links to the collection', async ({ page }) => {
    await openPage(page, '/');
    await header(page).bag.click();
    await expect(bagDrawer(page).getByText('Your cart is empty')).toBeVisible();
    await expect(bagDrawer(page).getByRole('button', { name: /^Checkout/ })).toBeDisabled();
  });
});

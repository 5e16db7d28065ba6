import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible } from './support/accessibility';
import { chooseDress } from './support/catalogue';
import { useShopAndBrowser } from './support/shop-and-browser';
import { addToBag, bagDrawer, header, openPage } from './support/steps';

const { shop, visit } = useShopAndBrowser();

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const isLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).overflowY === 'hidden');

describe('header', () => {
  it('the header leads everywhere and counts the bag', async () => {
    const choice = await chooseDress(shop().url);
    await visit({ on: 'desktop' }, async (page) => {
      await openPage(page, `/product/${choice.product.id}`);
      await header(page).bag.waitFor();
      expect(await header(page).bag.getAttribute('aria-label')).toBe('Bag, empty');
      await addToBag(page, 'desktop', choice);
      await page.keyboard.press('Escape');
      await header(page).bag.and(page.getByLabel('Bag, 1 item in your bag')).waitFor();

      await page
        .getByRole('banner')
        .getByRole('link', { name: /selvage/i })
        .click();
      await page.waitForURL(`${shop().url}/`);
      await header(page).profile.click();
      await page.waitForURL('**/login');
    });
  });

  it('the header hides going down, shows going up, and is solid after 50 px', async () => {
    await visit({ on: 'desktop' }, async (page) => {
      await openPage(page, '/shop');
      const bar = page.getByRole('banner');
      const attribute = (name: string) => () => bar.getAttribute(name);
      await expect.poll(attribute('data-solid')).toBe('false');
      await scrollTo(page, 40);
      await expect.poll(attribute('data-solid')).toBe('false');
      await scrollTo(page, 600);
      await expect.poll(attribute('data-hidden')).toBe('true');
      await scrollTo(page, 400);
      await expect.poll(attribute('data-hidden')).toBe('false');
      expect(await attribute('data-solid')()).toBe('true');
      await scrollTo(page, 0);
      await expect.poll(attribute('data-solid')).toBe('false');
    });
  });

  it('the page does not scroll behind the menu, the bag and the search', async () => {
    await visit({ on: 'phone' }, async (page) => {
      await openPage(page, '/shop');
      for (const name of ['menu', 'bag', 'search'] as const) {
        await header(page)[name].click();
        await page.getByRole('dialog').waitFor();
        await expect.poll(() => isLocked(page), { message: name }).toBe(true);
        await expectAccessible(page, `the ${name} on a phone`);
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        await expect.poll(() => isLocked(page), { message: name }).toBe(false);
      }
    });
  });

  it('the currency cycles and re-prices the shop', async () => {
    const { product } = await chooseDress(shop().url);
    await visit({ on: 'desktop' }, async (page) => {
      await openPage(page, `/product/${product.id}`);
      const main = page.getByRole('main');
      const whole = (price: string) => Math.round(Number(price)).toLocaleString('en-US');
      await main
        .getByText(`$${whole(product.price_in_usd)}`)
        .first()
        .waitFor();
      await header(page).currency.click();
      await page.getByText('Currency changed').first().waitFor();
      await main
        .getByText(`€${whole(product.price_in_eur)}`)
        .first()
        .waitFor();
      await header(page).currency.click();
      await main
        .getByText(`AED ${whole(product.price_in_aed)}`)
        .first()
        .waitFor();
      await header(page).currency.click();
      await main
        .getByText(`$${whole(product.price_in_usd)}`)
        .first()
        .waitFor();
    });
  });
});

describe('menu and footer', () => {
  it('the menu expands what has parts and goes to what has none', async () => {
    await visit({ on: 'desktop' }, async (page) => {
      await openPage(page, '/');
      await header(page).menu.click();
      await menuOf(page).getByRole('button', { name: 'Collection', exact: true }).click();
      await menuOf(page).getByRole('button', { name: 'New In', exact: true }).click();
      await expectAccessible(page, 'the open menu');
      await menuOf(page).getByRole('link', { name: 'RTW FW 24/25' }).click();
      await page.waitForURL('**/shop?category=fw2425');
      await menuOf(page).waitFor({ state: 'detached' });

      await header(page).menu.click();
      await menuOf(page).getByRole('link', { name: 'About Us' }).click();
      await page.waitForURL('**/about');
      await header(page).menu.click();
      await menuOf(page)
        .getByRole('button', { name: /^close/i })
        .click();
      await menuOf(page).waitFor({ state: 'detached' });
    });
  });

  it('the footer links to every page of the house', async () => {
    await visit({ on: 'desktop' }, async (page) => {
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
  });

  it('a new page starts at its top, and Back returns to the place that was left', async () => {
    await visit({ on: 'desktop' }, async (page) => {
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
});

describe('bag', () => {
  it('opens empty, with the way to the collection', async () => {
    await visit({ on: 'phone' }, async (page) => {
      await openPage(page, '/');
      await header(page).bag.click();
      await bagDrawer(page).getByText('Your cart is empty').waitFor();
      expect(
        await bagDrawer(page)
          .getByRole('button', { name: /^Checkout/ })
          .isDisabled(),
      ).toBe(true);
    });
  });
});

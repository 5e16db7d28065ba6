import { describe, expect, it } from 'vitest';

import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility';
import { screens, type ScreenName } from './support/browser';
import { chooseDress } from './support/catalogue';
import { useShopAndBrowser } from './support/shop-and-browser';
import {
  addToBag,
  bagDrawer,
  cash,
  header,
  hydrated,
  logIn,
  openAddressStep,
  openPage,
  openShopFromMenu,
  placeOrder,
} from './support/steps';

const { shop, visit } = useShopAndBrowser();

describe.each(Object.keys(screens) as ScreenName[])('on a %s', (on) => {
  it('a guest fills a bag, logs in, orders for cash, and the order survives kill -9', async () => {
    const choice = await chooseDress(shop().url);

    await visit({ on }, async (page) => {
      await openPage(page, '/');
      expect(await page.title()).toBe('Home | Selvage');
      await expectAccessible(page, 'home');
      await expectNoSidewaysScroll(page);

      await openShopFromMenu(page);
      await page.getByRole('heading', { level: 1, name: 'All Collections' }).waitFor();
      expect(await page.title()).toBe('All Collections | Selvage');
      await expectAccessible(page, 'shop');
      await expectNoSidewaysScroll(page);

      await openPage(page, `/product/${choice.product.id}`);
      await page.getByRole('heading', { level: 1, name: choice.product.name }).waitFor();
      expect(await page.title()).toBe(`${choice.product.name} | Selvage`);
      await expectAccessible(page, 'product');
      await expectNoSidewaysScroll(page);

      await addToBag(page, on, choice);
      await bagDrawer(page).getByText(choice.product.name).first().waitFor();
      await bagDrawer(page).getByText('Shipping and taxes calculated at checkout.').waitFor();
      await expectAccessible(page, 'the bag with one line');
      const stored = await page.evaluate(() => localStorage.getItem('cart'));
      expect(JSON.parse(stored ?? 'null')).toMatchObject({
        items: [{ productId: choice.product.id, size: choice.size.size, quantity: 1 }],
      });

      await bagDrawer(page)
        .getByRole('button', { name: /^Checkout/ })
        .click();
      await page.waitForURL('**/login');
      await page.getByText('Please login to proceed with checkout').first().waitFor();
      await expectAccessible(page, 'login');

      await logIn(page);
      await page.waitForURL('**/checkout');
      await openAddressStep(page, on);
      await expect.poll(() => page.getByLabel('City').inputValue()).toBe('Dubai');
      expect(await page.getByLabel('Phone').inputValue()).toBe('');
      await expectAccessible(page, 'checkout');
      await expectNoSidewaysScroll(page);

      await placeOrder(page, on, cash);
      await page.waitForURL(/\/order\/\d+/);
      await page.getByText('Order placed successfully!').first().waitFor();
      await page.getByRole('main').getByText(choice.product.name).first().waitFor();
      await expectAccessible(page, 'order');
      await expectNoSidewaysScroll(page);

      await header(page).bag.click();
      await bagDrawer(page).getByText('Your cart is empty').waitFor();
      await expectAccessible(page, 'the empty bag');

      const orderPath = new URL(page.url()).pathname;
      await page.goto('about:blank');
      await shop().kill();
      await shop().restart();
      await page.goto(orderPath, { waitUntil: 'domcontentloaded' });
      await hydrated(page);
      await page.getByRole('main').getByText(choice.product.name).first().waitFor();
    });
  });
});

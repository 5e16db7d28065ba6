import type { Page } from '@playwright/test';

import type { ShopProcess } from '../support/shop-process';
import { chooseDress } from './support/catalogue';
import { describeInLanguage, describeInSoak, expect, test } from './support/fixtures';
import {
  addToBag,
  bagDrawer,
  card,
  logIn,
  openAddressStep,
  openPage,
  placeOrder,
  searchOf,
} from './support/steps';
import { like, t } from './support/texts';

test.use({ freshShop: true });

/** As the demo customer, from the login to the order. */
const orderByCard = async (page: Page, shop: ShopProcess): Promise<void> => {
  await openPage(page, '/login');
  await logIn(page);
  await page.waitForURL('**/profile');

  const choice = await chooseDress(shop.url);
  await openPage(page, `/product/${choice.product.id}`);
  await addToBag(page, choice);
  await bagDrawer(page)
    .getByRole('button', { name: t('Checkout') })
    .click();
  await page.waitForURL('**/checkout');
  await openAddressStep(page);
  await placeOrder(page, card);
};

describeInSoak(['desktop', 'phone'], () => {
  test('a customer orders by card', async ({ page, shop }) => {
    await orderByCard(page, shop);
    await page.waitForURL('**/sandbox/pay/**');
    await expect(page).toBeAccessible('the test page for cards');
    await page.getByRole('button', { name: like('Pay {amount}') }).click();
    await page.waitForURL(/\/order\/\d+/);
    await expect(page.getByRole('heading', { name: t('Payment received') })).toBeVisible();
    // Shown once: the outcome is removed from the URL, so that a reload does not repeat it.
    await expect.poll(() => searchOf(page)).toBe('');
    await expect(page.getByRole('button', { name: t('Pay now') })).toBeHidden();
    await expect(page).toBeAccessible('an order that is paid');
  });
});

describeInLanguage('en', ['phone', 'desktop'], () => {
  test('an order whose payment fails is paid later: after a payment page somewhere else, a declined card and leaving', async ({
    page,
    shop,
  }) => {
    await page.route('**/api/orders', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const response = await route.fetch();
      const body = (await response.json()) as { data: object };
      const data = { ...body.data, payment_url: 'https://pay.elsewhere.test/1' };
      return route.fulfill({ response, json: { ...body, data } });
    });
    await orderByCard(page, shop);
    await page.waitForURL(/\/order\/\d+$/);
    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', { name: t('The payment page could not be opened') }),
    ).toBeVisible();
    await expect(page.getByText(t('Order placed successfully!'))).not.toBeAttached();
    await expect(page).toBeAccessible('an order whose payment page was refused');

    const payNow = page.getByRole('button', { name: t('Pay now') });
    const pay = async (button: string, shows: string) => {
      await payNow.click();
      await page.waitForURL('**/sandbox/pay/**');
      await page.getByRole('button', { name: like(button) }).click();
      await page.waitForURL(/\/order\/\d+/);
      await expect(page.getByRole('heading', { name: t(shows) })).toBeVisible();
      await expect.poll(() => searchOf(page)).toBe('');
    };
    await pay('Decline the card', 'Payment declined');
    await expect(page).toBeAccessible('an order whose card was declined');
    await pay('Leave without paying', 'Payment not completed');
    await expect(page).toBeAccessible('an order whose payment was left');
    await pay('Pay {amount}', 'Payment received');
    await expect(payNow).toBeHidden();
    await expect(main.getByText(t('Paid'), { exact: true })).toBeVisible();
  });
});

import type { Page } from '@playwright/test';

import type { ShopProcess } from '../support/shop-process';
import { chooseDress } from './support/catalogue';
import { describeOn, expect, test } from './support/fixtures';
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

/** As the demo customer, from the login to the order. */
const orderByCard = async (page: Page, shop: ShopProcess): Promise<void> => {
  await openPage(page, '/login');
  await logIn(page);
  await page.waitForURL('**/profile');

  const choice = await chooseDress(shop.url);
  await openPage(page, `/product/${choice.product.id}`);
  await addToBag(page, choice);
  await bagDrawer(page)
    .getByRole('button', { name: /^Checkout/ })
    .click();
  await page.waitForURL('**/checkout');
  await openAddressStep(page);
  await placeOrder(page, card);
};

const paid = {
  button: /^pay/i,
  payment: 'success',
  shows: 'Payment received',
  paysLater: false,
};
const declined = {
  button: /decline/i,
  payment: 'declined',
  shows: 'Payment declined',
  paysLater: true,
};
const cancelled = {
  button: /leave/i,
  payment: 'cancelled',
  shows: 'Payment not completed',
  paysLater: true,
};

describeOn(['phone'], () => {
  test('a payment page somewhere else is a failure, beside Pay now', async ({ page, shop }) => {
    await page.route('**/api/orders', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const response = await route.fetch();
      const answer = (await response.json()) as { data: object };
      const data = { ...answer.data, payment_url: 'https://pay.elsewhere.test/1' };
      return route.fulfill({ response, json: { ...answer, data } });
    });
    await orderByCard(page, shop);
    await page.waitForURL(/\/order\/\d+$/);
    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', { name: 'The payment page could not be opened' }),
    ).toBeVisible();
    await expect(page.getByText('Order placed successfully!')).not.toBeAttached();
    await expect(page).toBeAccessible('an order whose payment page was refused');
    await page.getByRole('button', { name: /^pay now/i }).click();
    await page.waitForURL('**/sandbox/pay/**');
  });
});

/** The journey to the payment page and back, and to another payment where the first failed. */
const paysByCard = ({ button, payment, shows, paysLater }: typeof paid): void => {
  test(`a customer orders by card: ${payment}`, async ({ page, shop }) => {
    await orderByCard(page, shop);
    await page.waitForURL('**/sandbox/pay/**');
    await expect(page).toBeAccessible('the test page for cards');
    await page.getByRole('button', { name: button }).click();
    await page.waitForURL(/\/order\/\d+/);
    await expect(page.getByRole('heading', { name: shows })).toBeVisible();
    // Shown once: the outcome is removed from the address, so that a reload does not repeat it.
    await expect.poll(() => searchOf(page)).toBe('');

    const payNow = page.getByRole('button', { name: /^pay now/i });
    await expect(payNow).toBeVisible({ visible: paysLater });
    await expect(page).toBeAccessible(`an order after payment: ${payment}`);
    if (!paysLater) return;

    await payNow.click();
    await page.waitForURL('**/sandbox/pay/**');
    await page.getByRole('button', { name: /^pay/i }).click();
    await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Paid', { exact: true })).toBeVisible();
  });
};

describeOn(['phone', 'desktop'], () => {
  paysByCard(paid);
});
describeOn(['phone'], () => {
  paysByCard(declined);
});
describeOn(['desktop'], () => {
  paysByCard(cancelled);
});

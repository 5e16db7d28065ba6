import type { Page } from '@playwright/test';

import type { ShopProcess } from '../support/shop-process';
import { chooseDress } from './support/catalogue';
import { describeInLanguages, expect, test } from './support/fixtures';
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

const paid = {
  button: 'Pay {amount}',
  payment: 'success',
  shows: 'Payment received',
  paysLater: false,
};
const declined = {
  button: 'Decline the card',
  payment: 'declined',
  shows: 'Payment declined',
  paysLater: true,
};
const cancelled = {
  button: 'Leave without paying',
  payment: 'cancelled',
  shows: 'Payment not completed',
  paysLater: true,
};

describeInLanguages(['phone'], () => {
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
      main.getByRole('heading', { name: t('The payment page could not be opened') }),
    ).toBeVisible();
    await expect(page.getByText(t('Order placed successfully!'))).not.toBeAttached();
    await expect(page).toBeAccessible('an order whose payment page was refused');
    await page.getByRole('button', { name: t('Pay now') }).click();
    await page.waitForURL('**/sandbox/pay/**');
  });
});

/** The journey to the payment page and back, and to another payment where the first failed. */
const paysByCard = ({ button, payment, shows, paysLater }: typeof paid): void => {
  test(`a customer orders by card: ${payment}`, async ({ page, shop }) => {
    await orderByCard(page, shop);
    await page.waitForURL('**/sandbox/pay/**');
    await expect(page).toBeAccessible('the test page for cards');
    await page.getByRole('button', { name: like(button) }).click();
    await page.waitForURL(/\/order\/\d+/);
    await expect(page.getByRole('heading', { name: t(shows) })).toBeVisible();
    // Shown once: the outcome is removed from the address, so that a reload does not repeat it.
    await expect.poll(() => searchOf(page)).toBe('');

    const payNow = page.getByRole('button', { name: t('Pay now') });
    await expect(payNow).toBeVisible({ visible: paysLater });
    await expect(page).toBeAccessible(`an order after payment: ${payment}`);
    if (!paysLater) return;

    await payNow.click();
    await page.waitForURL('**/sandbox/pay/**');
    await page.getByRole('button', { name: like('Pay {amount}') }).click();
    await expect(page.getByRole('heading', { name: t('Payment received') })).toBeVisible();
    await expect(page.getByRole('main').getByText(t('Paid'), { exact: true })).toBeVisible();
  });
};

describeInLanguages(['phone', 'desktop'], () => {
  paysByCard(paid);
});
describeInLanguages(['phone'], () => {
  paysByCard(declined);
});
describeInLanguages(['desktop'], () => {
  paysByCard(cancelled);
});

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible } from './support/accessibility';
import { screens, type ScreenName } from './support/browser';
import { chooseDress } from './support/catalogue';
import { useShopAndBrowser } from './support/shop-and-browser';
import {
  addToBag,
  bagDrawer,
  card,
  logIn,
  openAddressStep,
  openPage,
  placeOrder,
} from './support/steps';

const { shop, visit } = useShopAndBrowser();

/** As the demo customer, from the login to the test page that takes cards. */
const orderByCard = async (page: Page, on: ScreenName): Promise<void> => {
  await openPage(page, '/login');
  await logIn(page);
  await page.waitForURL('**/profile');

  const choice = await chooseDress(shop().url);
  await openPage(page, `/product/${choice.product.id}`);
  await addToBag(page, on, choice);
  await bagDrawer(page)
    .getByRole('button', { name: /^Checkout/ })
    .click();
  await page.waitForURL('**/checkout');
  await openAddressStep(page, on);
  await placeOrder(page, on, card);
  await page.waitForURL('**/sandbox/pay/**');
  await expectAccessible(page, 'the test page for cards');
};

const outcomes = [
  { button: /^pay/i, payment: 'success', shows: 'Payment received', paysLater: false },
  { button: /decline/i, payment: 'declined', shows: 'Payment declined', paysLater: true },
  { button: /leave/i, payment: 'cancelled', shows: 'Payment not completed', paysLater: true },
];

describe.each(Object.keys(screens) as ScreenName[])('on a %s', (on) => {
  it.each(outcomes)(
    'a customer orders by card: $payment',
    async ({ button, payment, shows, paysLater }) => {
      await visit({ on }, async (page) => {
        await orderByCard(page, on);
        await page.getByRole('button', { name: button }).click();
        await page.waitForURL(/\/order\/\d+/);
        await page.getByRole('heading', { name: shows }).waitFor();
        // Said once: a reload says nothing of it any more.
        await expect.poll(() => new URL(page.url()).search).toBe('');

        const payNow = page.getByRole('button', { name: /^pay now/i });
        await expect.poll(() => payNow.isVisible()).toBe(paysLater);
        await expectAccessible(page, `an order after payment: ${payment}`);
        if (!paysLater) return;

        await payNow.click();
        await page.waitForURL('**/sandbox/pay/**');
        await page.getByRole('button', { name: /^pay/i }).click();
        await page.getByRole('heading', { name: 'Payment received' }).waitFor();
        await page.getByRole('main').getByText('Paid', { exact: true }).waitFor();
      });
    },
  );
});

import { expect, it } from 'vitest';

import { expectAccessible } from './support/accessibility';
import { screens, type ScreenName } from './support/browser';
import { chooseDress } from './support/catalogue';
import { useShopAndBrowser } from './support/shop-and-browser';
import {
  addToBag,
  bagDrawer,
  coveredByToasts,
  demoCustomer,
  header,
  logIn,
  openAddressStep,
  openPage,
} from './support/steps';

const { shop, visit } = useShopAndBrowser();

it('the bag changes quantities, removes lines and says when it is empty', async () => {
  const choice = await chooseDress(shop().url);
  await visit({ on: 'phone' }, async (page) => {
    await openPage(page, `/product/${choice.product.id}`);
    await addToBag(page, 'phone', choice);
    const bag = bagDrawer(page);
    const less = bag.getByRole('button', { name: /less$/ });
    await bag.getByRole('button', { name: /more$/ }).click();
    await bag.getByText('Your bag (2)').waitFor();
    await less.click();
    await bag.getByText('Your bag (1)').waitFor();
    expect(await less.isDisabled()).toBe(true);
    await bag.getByRole('button', { name: /^Remove / }).click();
    await bag.getByText('Your cart is empty').waitFor();
    expect(await bag.getByRole('button', { name: /^Checkout/ }).isDisabled()).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
  });
});

it.each(Object.keys(screens) as ScreenName[])(
  'toasts cover nothing that is used on a %s',
  async (on) => {
    const choice = await chooseDress(shop().url);
    await visit({ on }, async (page) => {
      const said = (text: string) =>
        page.getByRole('region', { name: 'Notifications' }).getByText(text).waitFor();
      await openPage(page, `/product/${choice.product.id}`);
      await header(page).currency.click();
      await said('Currency changed');
      expect(await coveredByToasts(page, header(page).currency, header(page).bag)).toEqual([]);

      await addToBag(page, on, choice);
      const bag = bagDrawer(page);
      const more = bag.getByRole('button', { name: /more$/ });
      await more.click();
      await bag.getByText('Your bag (2)').waitFor();
      await said('Cart updated');
      const close = bag.getByRole('button', { name: 'Close the bag' });
      const checkout = bag.getByRole('button', { name: /^Checkout/ });
      expect(await coveredByToasts(page, more, close, checkout)).toEqual([]);
      await expectAccessible(page, 'the bag under a toast');

      await checkout.click();
      await said('Please login to proceed with checkout');
      await logIn(page);
      await page.waitForURL('**/checkout');
      await header(page).currency.click();
      await said('Currency updated');
      await openAddressStep(page, on);
      const fields = page.getByRole('textbox');
      await fields.last().focus();
      await said('Currency updated');
      const inUse = on === 'phone' ? [fields.last()] : await fields.all();
      expect(await coveredByToasts(page, ...inUse)).toEqual([]);
    });
  },
);

it('a bag that was filled as a guest is the customer’s after the login', async () => {
  const choice = await chooseDress(shop().url);
  await visit({ on: 'desktop' }, async (page) => {
    await openPage(page, `/product/${choice.product.id}`);
    await addToBag(page, 'desktop', choice);
    await openPage(page, '/login');
    await logIn(page);
    await page.waitForURL('**/profile');
    await header(page).bag.click();
    await bagDrawer(page).getByText(choice.product.name).first().waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).toBeNull();

    await page.reload();
    await header(page).bag.click();
    await bagDrawer(page).getByText(choice.product.name).first().waitFor();
    await bagDrawer(page)
      .getByRole('button', { name: /^Remove / })
      .click();
    await bagDrawer(page).getByText('Your cart is empty').waitFor();
  });
});

it('a wrong password is said beside the form', async () => {
  const expectedFailures = [{ path: /\/api\/login$/, status: 401 }];
  await visit({ on: 'phone', expectedFailures }, async (page) => {
    await openPage(page, '/login');
    await logIn(page, { ...demoCustomer, password: 'not-the-password' });
    await page.getByRole('main').getByRole('alert').first().waitFor();
    await expectAccessible(page, 'a refused login');
    expect(new URL(page.url()).pathname).toBe('/login');
  });
});

it('a customer logs out, and nothing of theirs stays', async () => {
  await visit({ on: 'desktop' }, async (page) => {
    await openPage(page, '/login');
    await logIn(page);
    await page.waitForURL('**/profile');
    await expectAccessible(page, 'profile');
    await page.getByRole('button', { name: /^log ?out$/i }).click();
    await page.waitForURL('**/login');
    await page.getByText('Logged out successfully').first().waitFor();
    expect(
      await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]),
    ).toEqual([null, null]);
    await page.goto('/profile');
    await page.waitForURL('**/login');
  });
});

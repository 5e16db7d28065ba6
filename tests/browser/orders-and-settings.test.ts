import { describe, expect, it } from 'vitest';

import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility';
import {
  dialog,
  enter,
  failing,
  fillAddress,
  holding,
  question,
  toast,
} from './support/account-steps';
import { screens, type ScreenName } from './support/browser';
import { chooseDress } from './support/catalogue';
import { callsOf, dubai, london, newCustomer, shopkeeper } from './support/customers';
import { useShopAndBrowser } from './support/shop-and-browser';
import {
  addToBag,
  bagDrawer,
  card,
  cash,
  coveredByToasts,
  header,
  openAddressStep,
  openPage,
  placeOrder,
} from './support/steps';

const { shop, visit } = useShopAndBrowser();

const eachScreen = Object.keys(screens) as ScreenName[];

describe.each(eachScreen)('on a %s', (on) => {
  it('a customer keeps addresses: added, made the default, changed, deleted, and every failure', async () => {
    const noura = await newCustomer(shop(), 'Noura Haddad');
    const expectedFailures = [
      { path: /^\/api\/addresses/, status: 500 },
      { path: /^\/api\/addresses/, status: 'offline' as const },
    ];

    await visit({ on, expectedFailures }, async (page) => {
      await enter(page, noura);
      await page.getByRole('tab', { name: 'Settings' }).click();
      await expectAccessible(page, 'settings');
      await page.getByRole('link', { name: /Shipping Addresses/ }).click();
      await page.waitForURL('**/shipping-addresses');
      await page.getByText('No addresses found').waitFor();
      expect(await page.title()).toBe('Shipping Addresses | Selvage');
      await page.getByText('Add a new shipping address to get started').waitFor();
      await expectAccessible(page, 'no addresses');

      const main = page.getByRole('main');
      const cards = main.getByRole('listitem');
      await main.getByRole('button', { name: 'Add Address' }).click();
      const adding = dialog(page, 'Add New Address');
      await adding.getByRole('button', { name: 'Add Address' }).click();
      for (const what of [
        'first name',
        'last name',
        'street address',
        'city',
        'country',
        'state',
      ]) {
        await adding.getByText(`Please enter the ${what}`).waitFor();
      }
      await adding.getByText('Please enter the ZIP code').waitFor();
      await expectAccessible(page, 'an address with everything missing');

      await fillAddress(page, dubai);
      expect(await adding.getByLabel('State').getByRole('option').count()).toBe(8);
      expect(await adding.getByLabel('ZIP Code').inputValue()).toBe('00000');
      const mend = await failing(page, '**/api/addresses', 500);
      await adding.getByRole('button', { name: 'Add Address' }).click();
      await toast(page, 'Failed to save address').waitFor();
      await adding
        .getByText('Please try again in a moment. What you typed is still here.')
        .waitFor();
      await page.mouse.click(4, 4);
      expect(await adding.getByLabel('Street Address').inputValue()).toBe(dubai.address);
      await mend();
      const letAdd = await holding(page, '**/api/addresses');
      await adding.getByRole('button', { name: 'Add Address' }).click();
      await adding.getByRole('button', { name: 'Saving...' }).waitFor();
      expect(await adding.getByRole('button', { name: 'Saving...' }).isDisabled()).toBe(true);
      letAdd();
      await toast(page, 'Address added successfully').waitFor();
      await adding.waitFor({ state: 'detached' });
      for (const line of ['Apartment 603', 'Dubai, Dubai 00000', 'United Arab Emirates']) {
        await cards.first().getByText(line, { exact: true }).waitFor();
      }
      await cards.first().getByText('Default', { exact: true }).waitFor();

      await main.getByRole('button', { name: 'Add Address' }).click();
      expect(await adding.getByLabel('First Name').inputValue()).toBe('');
      await fillAddress(page, london);
      await adding.getByRole('button', { name: 'Add Address' }).click();
      await main.getByText('London, Greater London WC1R 4RH').waitFor();
      await expectAccessible(page, 'two addresses');
      await expectNoSidewaysScroll(page);

      await main.getByRole('button', { name: `Make default: ${london.address}` }).click();
      await cards.first().getByText(london.address).waitFor();
      await cards.first().getByText('Default', { exact: true }).waitFor();
      await toast(page, 'It is your default address now').waitFor();

      await main.getByRole('button', { name: `Edit the address ${london.address}` }).click();
      const editing = dialog(page, 'Edit Address');
      expect(await editing.getByLabel('ZIP Code').inputValue()).toBe('WC1R 4RH');
      await editing.getByLabel('City').fill('Camden');
      await editing.getByRole('button', { name: 'Update Address' }).click();
      await toast(page, 'Address updated successfully').waitFor();
      await main.getByText('Camden, Greater London WC1R 4RH').waitFor();

      const trash = main.getByRole('button', { name: `Delete the address ${dubai.address}` });
      await trash.click();
      const deleting = question(page, 'Delete Address');
      await deleting
        .getByText('Are you sure you want to delete this address? This action cannot be undone.')
        .waitFor();
      await expectAccessible(page, 'the question before deleting an address');
      await page.context().setOffline(true);
      await deleting.getByRole('button', { name: 'Delete Address' }).click();
      await toast(page, 'Failed to delete address').waitFor();
      await page.context().setOffline(false);
      await trash.click();
      const letDelete = await holding(page, '**/api/addresses/*');
      await deleting.getByRole('button', { name: 'Delete Address' }).click();
      await deleting.getByRole('button', { name: 'Deleting...' }).waitFor();
      letDelete();
      await toast(page, 'Address deleted successfully').waitFor();
      await expect.poll(() => cards.count()).toBe(1);

      await page.route('**/api/addresses', (route) => route.fulfill({ status: 500, json: {} }));
      await page.reload();
      await main.getByText('Failed to load addresses').waitFor();
      await expectAccessible(page, 'addresses that did not load');
      await page.unroute('**/api/addresses');
      await main.getByText('Nothing is lost. Please try again in a moment.').waitFor();
      await main.getByRole('button', { name: 'Try again' }).click();
      await main.getByText('Camden, Greater London WC1R 4RH').waitFor();
      const title = main.getByRole('heading', { name: 'Shipping Addresses' });
      await expect.poll(() => title.evaluate((own) => own === document.activeElement)).toBe(true);
    });
  });

  it('a customer changes name and currency, buys in AED, cancels, and gets a refund', async () => {
    const noura = await newCustomer(shop(), 'Noura Haddad');
    const calls = await callsOf(shop(), noura);
    await calls.addAddress(dubai);
    const choice = await chooseDress(shop().url);
    const inDirhams = /^AED [\d,]+\.\d\d$/;
    const expectedFailures = [
      { path: /change-currency$/, status: 500 },
      { path: /\/profile\/update$/, status: 422 },
      { path: /\/cancel$/, status: 409 },
      { path: /\/refund$/, status: 500 },
      { path: /^\/api\/orders$/, status: 500 },
    ];

    await visit({ on, expectedFailures }, async (page) => {
      const main = page.getByRole('main');
      await enter(page, noura);
      await main.getByText('No orders yet').waitFor();
      await expectAccessible(page, 'no orders');

      await openPage(page, '/personal-info');
      await main.getByRole('button', { name: 'Edit Details' }).click();
      const editing = dialog(page, 'Edit Profile');
      await expectAccessible(page, 'the dialog of personal details');
      await editing.getByLabel('Name').fill('Noura H.');
      await editing.getByLabel('Email').fill('demo@selvage.test');
      await editing.getByRole('button', { name: 'Save Changes' }).click();
      await editing.getByText('This email address is already in use.').waitFor();
      expect(await editing.getByLabel('Name').inputValue()).toBe('Noura H.');
      await expectAccessible(page, 'a refused email address');
      await editing.getByLabel('Email').fill(noura.email);
      const letSave = await holding(page, '**/api/profile/update');
      await editing.getByRole('button', { name: 'Save Changes' }).click();
      await editing.getByRole('button', { name: 'Saving...' }).waitFor();
      letSave();
      await toast(page, 'Profile updated successfully').waitFor();
      await main.getByText('Noura H.').waitFor();

      const chooseDirhams = async () => {
        await main.getByRole('button', { name: 'Change Currency' }).click();
        await page.getByRole('menuitemradio', { name: 'UAE Dirham (AED)' }).click();
      };
      const changing = question(page, 'Change Currency');
      const mend = await failing(page, '**/api/profile/change-currency', 500);
      await chooseDirhams();
      await changing
        .getByText(
          'Are you sure you want to change your currency to AED? This will affect how prices are displayed across the site.',
        )
        .waitFor();
      await expectAccessible(page, 'the question before changing the currency');
      await changing.getByRole('button', { name: 'Confirm Change' }).click();
      await toast(page, 'Failed to update currency').waitFor();
      await main.getByText('US Dollar (USD)').waitFor();
      await expect.poll(() => header(page).currency.textContent()).toBe('USD');
      await mend();
      await chooseDirhams();
      const letChange = await holding(page, '**/api/profile/change-currency');
      await changing.getByRole('button', { name: 'Confirm Change' }).click();
      await changing.getByRole('button', { name: 'Changing...' }).waitFor();
      // Behind the question, whose modal hides it from screen readers.
      await page.getByText('Updating currency...').waitFor();
      expect(await page.locator('header button[aria-busy="true"]').isDisabled()).toBe(true);
      letChange();
      await toast(page, 'Your preferred currency is now AED').waitFor();
      await main.getByText('UAE Dirham (AED)').waitFor();
      await expect.poll(() => header(page).currency.textContent()).toBe('AED');
      await page.reload();
      await main.getByText('UAE Dirham (AED)').waitFor();

      const buy = async (method: RegExp) => {
        await openPage(page, `/product/${choice.product.id}`);
        await addToBag(page, on, choice);
        await bagDrawer(page)
          .getByRole('button', { name: /^Checkout/ })
          .click();
        await page.waitForURL('**/checkout');
        await openAddressStep(page, on);
        await expect.poll(() => page.getByLabel('Street Address').inputValue()).toBe(dubai.address);
        await placeOrder(page, on, method);
      };
      const mendOrders = await failing(page, '**/api/orders', 500);
      await buy(cash);
      const place = page.getByRole('button', { name: 'Place Order' });
      await page.getByRole('alert').getByText('Failed to create order').first().waitFor();
      await toast(page, 'Failed to create order').waitFor();
      await expect.poll(() => place.evaluate((one) => one === document.activeElement)).toBe(true);
      await expect.poll(() => coveredByToasts(page, place)).toEqual([]);
      await mendOrders();
      await place.click();
      await page.waitForURL(/\/order\/\d+$/);
      await main.getByText('Order placed successfully!').waitFor();
      for (const amount of ['Subtotal', 'Shipping', 'Total']) {
        const value = main.locator(`dt:has-text("${amount}") + dd`).first();
        expect(await value.textContent()).toMatch(
          amount === 'Shipping' ? /^AED 70\.00$/ : inDirhams,
        );
      }
      await page.reload();
      await main.getByText('To be paid on delivery').waitFor();
      expect(await main.getByText('Order placed successfully!').count()).toBe(0);
      const cashOrder = Number(new URL(page.url()).pathname.split('/').at(-1));

      const cancelling = question(page, 'Cancel Order');
      const heading = main.getByRole('heading', { name: `Order #${cashOrder}` });
      const hasFocus = () => heading.evaluate((element) => element === document.activeElement);
      await page.getByRole('link', { name: 'Back to profile' }).click();
      // The order's page has a button of that name too, and stays until the profile is there.
      await main.getByRole('tab', { name: 'Orders' }).waitFor();
      await main.getByRole('button', { name: `Cancel Order ${cashOrder}` }).click();
      await cancelling
        .getByText('Are you sure you want to cancel this order? This action cannot be undone.', {
          exact: true,
        })
        .waitFor();
      await expectAccessible(page, 'the question before cancelling');
      await cancelling.getByRole('button', { name: 'Cancel Order' }).click();
      await toast(page, 'Order successfully cancelled').waitFor();
      await main.getByText('Cancelled', { exact: true }).waitFor();
      await expect.poll(hasFocus).toBe(true);

      await buy(card);
      await page.waitForURL('**/sandbox/pay/**');
      await page.getByRole('button', { name: /^pay/i }).click();
      await main.getByText('Payment received').waitFor();
      await expect.poll(() => new URL(page.url()).search).toBe('');
      const cardOrder = Number(new URL(page.url()).pathname.split('/').at(-1));
      await main.getByRole('button', { name: `Cancel Order ${cardOrder}` }).click();
      await cancelling.getByText(/The AED\s[\d,.]+ you paid goes back to your card/).waitFor();
      // It leaves the house while the question stands open.
      await shopkeeper(shop(), 'orders', 'ship', cardOrder);
      await cancelling.getByRole('button', { name: 'Cancel Order' }).click();
      await toast(page, 'Failed to cancel order').waitFor();
      await toast(page, 'Only an order that is still pending can be cancelled.').waitFor();
      await main.locator('[aria-current="step"]').getByText('Shipped').waitFor();

      await shopkeeper(shop(), 'orders', 'deliver', cardOrder);
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await main.locator('[aria-current="step"]').getByText('Delivered').waitFor();
      expect(await main.getByText('Payment received').count()).toBe(1);
      await page.reload();
      const refund = main.getByRole('button', { name: `Refund Order ${cardOrder}` });
      await refund.click();
      expect(await main.getByText('Payment received').count()).toBe(0);
      const refunding = question(page, 'Refund Order');
      await refunding.getByText(/Shipping \(AED\s70\.00\) is not refunded\./).waitFor();
      await expectAccessible(page, 'the question before refunding');
      const mendRefund = await failing(page, '**/refund', 500);
      await refunding.getByRole('button', { name: 'Refund Order' }).click();
      await toast(page, 'Failed to refund order').waitFor();
      await mendRefund();
      await refund.click();
      await refunding.getByRole('button', { name: 'Refund Order' }).click();
      await toast(page, 'Order successfully refunded').waitFor();
      await main.locator('[aria-current="step"]').getByText('Refunded').waitFor();
      await refund.waitFor({ state: 'detached' });
      await expectAccessible(page, 'a refunded order');
      await expectNoSidewaysScroll(page);
    });
  });
});

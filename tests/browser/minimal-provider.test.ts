import type { Page } from '@playwright/test';

import { type MinimalProvider, startMinimalProvider } from '../contract/minimal-provider';
import { isSoak } from '../support/figures';
import { confirmation, dialog, fillAddress, toast } from './support/account-steps';
import { dubai } from './support/customers';
import { describeInSoak, describeOn, expect, test as shopTest } from './support/fixtures';
import {
  addToBag,
  bagDrawer,
  card,
  cash,
  header,
  logIn,
  openAddressStep,
  openPage,
  placeOrder,
} from './support/steps';

/** The built SPA as plain files, and a provider that answers section 7's fields and nothing more. */
const test = shopTest.extend<{ provider: MinimalProvider }>({
  provider: async ({}, use) => {
    const provider = await startMinimalProvider();
    await use(provider);
    await provider.stop();
  },
  baseURL: ({ provider }, use) => use(provider.url),
  // It keeps no wishlists, which a customer's page learns by asking for one.
  expectedFailures: ({}, use) => use([{ path: /\/api\/wishlist$/, status: 404 }]),
});

/** Pages of which `npm test` opens one of a kind. */
const otherCollections = ['/collections/new-in', '/collections/accessories'];
const otherStories = ['/story/2', '/story/3'];

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('link', { name: /^Garment \d+/ });

const addSmall = async (page: Page, id: number) => {
  await openPage(page, `/product/${id}`);
  await addToBag(page, { size: { size: 'S' } });
};

const logInAs = async (page: Page, { state }: MinimalProvider) => {
  await openPage(page, '/login');
  await logIn(page, state.customer);
  await page.waitForURL('**/profile');
};

const checkOut = async (page: Page, method: string) => {
  await bagDrawer(page)
    .getByRole('button', { name: /^Checkout/ })
    .click();
  await page.waitForURL('**/checkout');
  await openAddressStep(page);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  if ((await field('City').inputValue()) === '') {
    await field('First Name').fill(dubai.first_name);
    await field('Last Name').fill(dubai.last_name);
    await field('Street Address').fill(dubai.address);
    await field('City').fill(dubai.city);
    await field('Country').selectOption(dubai.country);
    await field('State').selectOption(dubai.state);
  }
  await placeOrder(page, method);
};

describeOn(['desktop'], () => {
  test('with the fields of section 7 alone, a guest browses, filters and searches', async ({
    page,
  }) => {
    await openPage(page, '/');
    await expect(main(page).getByRole('heading', { name: 'New In' })).toBeVisible();

    await openPage(page, '/shop');
    await expect(cards(page)).toHaveCount(24);
    await main(page).getByRole('link', { name: 'Load more' }).click();
    await expect(cards(page)).toHaveCount(30);
    await expect(main(page).getByText('30 pieces').first()).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Load more' })).not.toBeAttached();

    await openPage(page, '/shop?category=accessories');
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Accessories');
    await expect(cards(page)).toHaveCount(7);
    await main(page)
      .getByRole('button', { name: /^Filter & Sort/ })
      .click();
    const sheet = page.getByRole('dialog', { name: 'Filter & Sort' });
    await sheet.getByLabel('On sale').check();
    await sheet.getByRole('button', { name: 'Apply Filters' }).click();
    await expect(cards(page)).toHaveCount(2);

    await openPage(page, '/shop?search=garment%2021');
    await expect(cards(page)).toHaveCount(1);
    await openPage(page, '/shop?search=nothing%20at%20all');
    await expect(main(page).getByText('No products found matching nothing at all')).toBeVisible();
    await openPage(page, '/shop?page=9');
    await page.waitForURL(/\/shop$/);
    await expect(cards(page)).toHaveCount(24);

    for (const path of ['/collections', ...(isSoak ? otherCollections : [])]) {
      await openPage(page, path);
      await expect(cards(page).first()).toBeVisible();
    }
    for (const path of ['/about', '/story/1', ...(isSoak ? otherStories : []), '/product/7']) {
      await openPage(page, path);
      await expect(main(page).getByRole('heading', { level: 1 })).toBeAttached();
    }
    await expect(main(page).getByRole('heading', { name: 'Similar Items' })).toBeVisible();

    await header(page).search.click();
    await page.getByPlaceholder('Search products...').fill('garment');
    await expect(page.getByRole('option', { name: 'See all pieces' })).toBeVisible();
  });
});

describeOn(['phone'], () => {
  test('with the fields of section 7 alone, a guest registers and buys; the order is cancelled', async ({
    page,
    provider,
  }) => {
    await addSmall(page, 7);
    await bagDrawer(page)
      .getByRole('button', { name: /^Checkout/ })
      .click();
    await page.waitForURL('**/login');
    await main(page)
      .getByRole('link', { name: /create|register/i })
      .click();
    await page.waitForURL('**/register');
    await page.getByLabel('Name', { exact: true }).fill('Salma Aziz');
    await page.getByLabel('Email', { exact: true }).fill('salma@example.test');
    await page.getByLabel('Password', { exact: true }).fill('cut-on-the-bias');
    await page.getByLabel('Confirm Password', { exact: true }).fill('cut-on-the-bias');
    await main(page).getByRole('button', { name: 'Create an account' }).click();
    await expect(toast(page, 'Registration successful. Please verify your email.')).toBeVisible();
    await page.getByLabel('Verification code').fill(provider.otp);
    await main(page).getByRole('button', { name: 'Verify', exact: true }).click();
    await page.waitForURL('**/checkout');

    // The bag came along, and is the customer's from here on.
    await header(page).bag.click();
    const bag = bagDrawer(page);
    await bag.getByRole('button', { name: /^Increase quantity/ }).click();
    await expect(toast(page, 'Cart updated')).toBeVisible();
    await expect.poll(() => provider.state.lines.map(({ quantity }) => quantity)).toEqual([2]);
    await bag.getByRole('button', { name: /^Remove/ }).click();
    await expect(toast(page, 'Item removed from cart')).toBeVisible();
    await expect(bag.getByText('Your cart is empty')).toBeVisible();
    expect(provider.state.lines).toEqual([]);

    await addSmall(page, 8);
    await checkOut(page, cash);
    await page.waitForURL(/\/order\/\d+$/);
    await expect(main(page).getByText('Order placed successfully!').first()).toBeVisible();
    await expect(main(page).getByText('Garment 8').first()).toBeVisible();
    await main(page)
      .getByRole('button', { name: /^Cancel Order/ })
      .click();
    await confirmation(page, 'Cancel Order').getByRole('button', { name: 'Cancel Order' }).click();
    await expect(toast(page, 'Order successfully cancelled')).toBeVisible();
    expect(provider.state.orders[0]?.status).toBe('cancelled');
    await expect(main(page).getByText('Cancelled').first()).toBeVisible();
    await openPage(page, '/profile');
    await expect(main(page).getByText('Salma Aziz')).toBeVisible();
    await expect(main(page).getByText('Cancelled').first()).toBeVisible();
  });

  test('with the fields of section 7 alone, a customer logs in, pays by card and is refunded', async ({
    page,
    provider,
  }) => {
    await openPage(page, '/login');
    await logIn(page, { ...provider.state.customer, password: 'not it at all' });
    await expect(main(page).getByText('Invalid credentials')).toBeVisible();
    await logInAs(page, provider);
    await expect(main(page).getByText('No orders yet')).toBeVisible();

    await page.route('https://pay.example.com/*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Card</title>' }),
    );
    await addSmall(page, 6);
    await checkOut(page, card);
    await page.waitForURL('https://pay.example.com/*');
    const [order] = provider.state.orders;
    if (order === undefined) throw new Error('No order was placed');
    await openPage(page, `/order/${order.id}?payment=success`);
    await expect(main(page).getByText('Payment received')).toBeVisible();

    order.status = 'delivered';
    await openPage(page, `/order/${order.id}`);
    await main(page)
      .getByRole('button', { name: /^Refund Order/ })
      .click();
    await confirmation(page, 'Refund Order').getByRole('button', { name: 'Refund Order' }).click();
    await expect(toast(page, 'Order successfully refunded')).toBeVisible();
    await expect(main(page).getByText('Refunded').first()).toBeVisible();
    expect(order.status).toBe('refunded');
  });
});

describeInSoak(['phone'], () => {
  test('with the fields of section 7 alone, a customer keeps an account and writes to the house', async ({
    page,
    provider,
  }) => {
    await logInAs(page, provider);
    await openPage(page, '/shipping-addresses');
    await expect(main(page).getByText('No addresses found')).toBeVisible();
    await main(page).getByRole('button', { name: 'Add Address' }).click();
    await fillAddress(page, dubai);
    await dialog(page, 'Add New Address').getByRole('button', { name: 'Add Address' }).click();
    await expect(toast(page, 'Address added successfully')).toBeVisible();
    await main(page)
      .getByRole('button', { name: /^Edit the address/ })
      .click();
    const editing = dialog(page, 'Edit Address');
    await editing.getByLabel('Street Address').fill('1 Creek Road');
    await editing.getByRole('button', { name: 'Update Address' }).click();
    await expect(main(page).getByText('1 Creek Road')).toBeVisible();
    await main(page)
      .getByRole('button', { name: /^Delete the address/ })
      .click();
    await confirmation(page, 'Delete Address')
      .getByRole('button', { name: 'Delete Address' })
      .click();
    await expect(main(page).getByText('No addresses found')).toBeVisible();

    await openPage(page, '/personal-info');
    await main(page).getByRole('button', { name: 'Edit Details' }).click();
    await dialog(page, 'Edit Profile').getByLabel('Name').fill('Noura H.');
    await dialog(page, 'Edit Profile').getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page, 'Profile updated successfully')).toBeVisible();
    await expect(main(page).getByText('Noura H.')).toBeVisible();
    await header(page).currency.click();
    await expect(toast(page, 'Your preferred currency is now EUR')).toBeVisible();
    await page.reload();
    await expect(header(page).currency).toHaveText('EUR');
    await expect(main(page).getByText('Noura H.')).toBeVisible();

    await openPage(page, '/security-settings');
    await page
      .getByLabel('Current Password', { exact: true })
      .fill(provider.state.customer.password);
    await page.getByLabel('New Password', { exact: true }).fill('cut-on-the-bias');
    await page.getByLabel('Confirm New Password', { exact: true }).fill('cut-on-the-bias');
    await main(page).getByRole('button', { name: 'Update Password' }).click();
    await expect(toast(page, 'Password updated successfully')).toBeVisible();

    await openPage(page, '/profile');
    await main(page).getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    await main(page).getByRole('button', { name: 'Forgot password?' }).click();
    await page.getByLabel('Email').fill(provider.state.customer.email);
    await main(page).getByRole('button', { name: 'Send code' }).click();
    await page.getByLabel('Code', { exact: true }).fill(provider.otp);
    await main(page).getByRole('button', { name: 'Verify code' }).click();
    await page.getByLabel('New Password', { exact: true }).fill('warp and weft');
    await page.getByLabel('Confirm New Password', { exact: true }).fill('warp and weft');
    await main(page).getByRole('button', { name: 'Reset password' }).click();
    await expect(toast(page, 'Password reset successfully')).toBeVisible();
    expect(provider.state.customer.password).toBe('warp and weft');

    await openPage(page, '/contact');
    await page.getByLabel('Name', { exact: true }).fill('Noura');
    await page.getByLabel('Email', { exact: true }).fill('noura@example.test');
    await page.getByLabel('Subject', { exact: true }).fill('A hem');
    await page.getByLabel('Message', { exact: true }).fill('Up or down?');
    await main(page).getByRole('button', { name: /^Send/ }).click();
    await expect(
      page.getByText('Message sent successfully! We will get back to you soon.').first(),
    ).toBeVisible();
    expect(provider.state.messages).toHaveLength(1);
  });
});

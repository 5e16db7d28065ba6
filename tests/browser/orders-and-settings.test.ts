import {
  confirmation,
  dialog,
  failCalls,
  fillAddress,
  holdCalls,
  logInAs,
  toast,
} from './support/account-steps';
import { chooseDress } from './support/catalogue';
import { callsOf, dubai, emirates, london, newCustomer, shopkeeper } from './support/customers';
import { describeInSoak, describeOn, expect, test } from './support/fixtures';
import {
  addToBag,
  bagDrawer,
  boxOf,
  card,
  cash,
  coveredByToasts,
  header,
  openAddressStep,
  openPage,
  placeOrder,
  searchOf,
} from './support/steps';
import { like, t } from './support/texts';

describeOn(['phone'], () => {
  test('a customer keeps addresses: added, made the default, changed, deleted, and every failure', async ({
    page,
    shop,
    expectedFailures,
    ownTexts,
  }) => {
    ownTexts.push('Camden');
    const noura = await newCustomer(shop, 'Noura Haddad');
    expectedFailures.push(
      { path: /^\/api\/addresses/, status: 500 },
      { path: /^\/api\/addresses/, status: 'offline' },
    );

    await logInAs(page, noura);
    await page.getByRole('tab', { name: t('Settings') }).click();
    await expect(page).toBeAccessible('settings');
    await page.getByRole('link', { name: t('Shipping Addresses') }).click();
    await page.waitForURL('**/shipping-addresses');
    await expect(page.getByText(t('No addresses found'))).toBeVisible();
    await expect(page).toHaveTitle(`${t('Shipping Addresses')} | Selvage`);
    await expect(page.getByText(t('Add a new shipping address to get started'))).toBeVisible();
    await expect(page).toBeAccessible('no addresses');

    const main = page.getByRole('main');
    const cards = main.getByRole('listitem');
    await main.getByRole('button', { name: t('Add Address') }).click();
    const adding = dialog(page, t('Add New Address'));
    await adding.getByRole('button', { name: t('Add Address') }).click();
    for (const message of [
      'Please enter your first name',
      'Please enter your last name',
      'Please enter your street address',
      'Please enter your city',
      'Please enter your country',
      'Please enter your state',
      'Please enter your ZIP code',
    ]) {
      await expect(adding.getByText(t(message))).toBeVisible();
    }
    await expect(page).toBeAccessible('an address with everything missing');

    await fillAddress(page, dubai);
    await expect(adding.getByLabel(t('State')).getByRole('option')).toHaveCount(8);
    await expect(adding.getByLabel(t('ZIP Code'))).toHaveValue('00000');
    const restore = await failCalls(page, '**/api/addresses', 500);
    await adding.getByRole('button', { name: t('Add Address') }).click();
    await expect(toast(page, t('Failed to save address'))).toBeVisible();
    await expect(
      adding.getByText(t('Please try again in a moment. What you typed is still here.')),
    ).toBeVisible();
    await page.mouse.click(4, 4);
    await expect(adding.getByLabel(t('Street Address'))).toHaveValue(dubai.address);
    await restore();
    const releaseAdd = await holdCalls(page, '**/api/addresses');
    await adding.getByRole('button', { name: t('Add Address') }).click();
    await expect(adding.getByRole('button', { name: t('Saving...') })).toBeVisible();
    await expect(adding.getByRole('button', { name: t('Saving...') })).toBeDisabled();
    releaseAdd();
    await expect(toast(page, t('Address added successfully'))).toBeVisible();
    await expect(adding).not.toBeAttached();
    const city = new RegExp(`${t('Dubai')}. ${t('Dubai')} 00000`, 'u');
    for (const line of ['Apartment 603', city, emirates()]) {
      await expect(cards.first().getByText(line)).toBeVisible();
    }
    await expect(cards.first().getByText(t('Default'), { exact: true })).toBeVisible();

    await main.getByRole('button', { name: t('Add Address') }).click();
    await expect(adding.getByLabel(t('First Name'))).toHaveValue('');
    await fillAddress(page, london);
    await adding.getByRole('button', { name: t('Add Address') }).click();
    await expect(main.getByText(/London.+Greater London.+WC1R 4RH/)).toBeVisible();
    await expect(page).toBeAccessible('two addresses');
    await expect(page).toFitTheScreen();

    await main
      .getByRole('button', { name: t('Make default: {address}', { address: london.address }) })
      .click();
    await expect(cards.first().getByText(london.address)).toBeVisible();
    await expect(cards.first().getByText(t('Default'), { exact: true })).toBeVisible();
    await expect(toast(page, t('It is now your default address'))).toBeVisible();

    await main
      .getByRole('button', { name: t('Edit the address {address}', { address: london.address }) })
      .click();
    const editing = dialog(page, t('Edit Address'));
    await expect(editing.getByLabel(t('ZIP Code'))).toHaveValue('WC1R 4RH');
    await editing.getByLabel(t('City')).fill('Camden');
    await editing.getByRole('button', { name: t('Update Address') }).click();
    await expect(toast(page, t('Address updated successfully'))).toBeVisible();
    await expect(main.getByText(/Camden.+Greater London.+WC1R 4RH/)).toBeVisible();

    const deleteButton = main.getByRole('button', {
      name: t('Delete the address {address}', { address: dubai.address }),
    });
    await deleteButton.click();
    const deleting = confirmation(page, t('Delete Address'));
    await expect(
      deleting.getByText(
        t('Are you sure you want to delete this address? This action cannot be undone.'),
      ),
    ).toBeVisible();
    await expect(page).toBeAccessible('the confirmation before deleting an address');
    await page.context().setOffline(true);
    await deleting.getByRole('button', { name: t('Delete Address') }).click();
    await expect(toast(page, t('Failed to delete address'))).toBeVisible();
    await page.context().setOffline(false);
    await deleteButton.click();
    const releaseDelete = await holdCalls(page, '**/api/addresses/*');
    await deleting.getByRole('button', { name: t('Delete Address') }).click();
    await expect(deleting.getByRole('button', { name: t('Deleting...') })).toBeVisible();
    releaseDelete();
    await expect(toast(page, t('Address deleted successfully'))).toBeVisible();
    await expect(cards).toHaveCount(1);

    await page.route('**/api/addresses', (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await expect(main.getByText(t('Failed to load addresses'))).toBeVisible();
    await expect(page).toBeAccessible('addresses that did not load');
    await page.unroute('**/api/addresses');
    await expect(main.getByText(t('Please try again in a moment.'))).toBeVisible();
    await main.getByRole('button', { name: t('Try again') }).click();
    await expect(main.getByText(/Camden.+Greater London.+WC1R 4RH/)).toBeVisible();
    const title = main.getByRole('heading', { name: t('Shipping Addresses') });
    await expect(title).toBeFocused();
  });
});

describeOn(['desktop'], () => {
  test('a customer changes name and currency', async ({ page, shop, expectedFailures }) => {
    const noura = await newCustomer(shop, 'Noura Haddad');
    expectedFailures.push(
      { path: /change-currency$/, status: 500 },
      { path: /\/profile\/update$/, status: 422 },
    );

    const main = page.getByRole('main');
    await logInAs(page, noura);
    await expect(main.getByText(t('No orders yet'))).toBeVisible();
    await expect(page).toBeAccessible('no orders');
    // Below that it is not empty.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const pieces = main.getByRole('list', { name: t('New In') }).getByRole('link');
    await expect(pieces).toHaveCount(4);

    await openPage(page, '/personal-info');
    await main.getByRole('button', { name: t('Edit Details') }).click();
    const editing = dialog(page, t('Edit Profile'));
    await expect(page).toBeAccessible('the dialog of personal details');
    await editing.getByLabel(t('Name')).fill('Noura H.');
    await editing.getByLabel(t('Email')).fill('demo@selvage.test');
    await editing.getByRole('button', { name: t('Save Changes') }).click();
    const password = editing.getByLabel(t('Current Password'), { exact: true });
    await expect(password).toBeFocused();
    await password.fill('a wrong guess');
    const top = async () => (await editing.boundingBox())?.y;
    const before = await top();
    await editing.getByRole('button', { name: t('Save Changes') }).click();
    await expect(editing.getByText(t('Your current password is incorrect.'))).toBeVisible();
    expect(await top()).toBe(before);
    await expect(toast(page, t('Failed to update profile'))).toBeVisible();
    await expect(editing.getByRole('button', { name: t('Save Changes') })).toBeVisible();
    await expect(editing.getByLabel(t('Name'))).toHaveValue('Noura H.');
    await expect(page).toBeAccessible('a refused change of the email');
    await editing.getByLabel(t('Email')).fill(noura.email);
    const releaseSave = await holdCalls(page, '**/api/profile/update');
    await editing.getByRole('button', { name: t('Save Changes') }).click();
    await expect(editing.getByRole('button', { name: t('Saving...') })).toBeVisible();
    releaseSave();
    await expect(toast(page, t('Profile updated successfully'))).toBeVisible();
    const stack = await page.getByRole('region', { name: t('Notifications') }).boundingBox();
    expect((stack?.x ?? 0) + (stack?.width ?? 0) / 2).toBeCloseTo(720, 0);
    await expect(main.getByText('Noura H.')).toBeVisible();
    // The value takes the room that the action leaves, up to the gap between them.
    const value = await boxOf(page, main.getByText('Noura H.'));
    const action = await boxOf(page, main.getByRole('button', { name: t('Edit Details') }));
    expect((action?.x ?? 0) - (value?.x ?? 0) - (value?.width ?? 0)).toBeCloseTo(32, 0);

    const chooseDirhams = async () => {
      await main.getByRole('button', { name: t('Change Currency') }).click();
      const dirhams = page.getByRole('menuitemradio', { name: t('UAE Dirham (AED)') });
      await expect
        .poll(async () => (await dirhams.boundingBox())?.height ?? 0)
        .toBeGreaterThanOrEqual(48);
      await dirhams.click();
    };
    const changing = confirmation(page, t('Change Currency'));
    const restore = await failCalls(page, '**/api/profile/change-currency', 500);
    await chooseDirhams();
    await expect(
      changing.getByText(
        t(
          'Are you sure you want to change your currency to {currency}? This will affect how prices are displayed across the site.',
          { currency: 'AED' },
        ),
      ),
    ).toBeVisible();
    await expect(page).toBeAccessible('the confirmation before changing the currency');
    await changing.getByRole('button', { name: t('Confirm Change') }).click();
    await expect(toast(page, t('Failed to update currency'))).toBeVisible();
    await expect(main.getByText(t('US Dollar (USD)'))).toBeVisible();
    await expect(header(page).currency).toHaveText('USD');
    await restore();
    await chooseDirhams();
    const releaseChange = await holdCalls(page, '**/api/profile/change-currency');
    await changing.getByRole('button', { name: t('Confirm Change') }).click();
    await expect(changing.getByRole('button', { name: t('Changing...') })).toBeVisible();
    // Behind the dialog, which hides it from screen readers.
    await expect(page.getByText(t('Updating currency...'))).toBeVisible();
    await expect(page.locator('header button[aria-busy="true"]')).toBeDisabled();
    releaseChange();
    await expect(
      toast(page, t('Your preferred currency is now {code}', { code: 'AED' })),
    ).toBeVisible();
    await expect(main.getByText(t('UAE Dirham (AED)'))).toBeVisible();
    await expect(header(page).currency).toHaveText('AED');
    await page.reload();
    await expect(main.getByText(t('UAE Dirham (AED)'))).toBeVisible();
  });
});

describeInSoak(['desktop'], () => {
  test.use({ freshShop: true });

  test('a customer buys in AED, cancels, and gets a refund', async ({
    page,
    shop,
    expectedFailures,
  }) => {
    const noura = await newCustomer(shop, 'Noura Haddad');
    const calls = await callsOf(shop, noura);
    await calls.addAddress(dubai);
    const choice = await chooseDress(shop.url);
    const inDirhams = /^AED\s[\d,]+\.\d\d$/;
    expectedFailures.push(
      { path: /\/cancel$/, status: 409 },
      { path: /\/refund$/, status: 500 },
      { path: /^\/api\/orders$/, status: 500 },
    );

    const main = page.getByRole('main');
    await logInAs(page, noura);
    for (const code of ['EUR', 'AED']) {
      await header(page).currency.click();
      await expect(toast(page, t('Your preferred currency is now {code}', { code }))).toBeVisible();
      await expect(header(page).currency).toHaveText(code);
    }

    const buy = async (method: string) => {
      await openPage(page, `/product/${choice.product.id}`);
      await addToBag(page, choice);
      await bagDrawer(page)
        .getByRole('button', { name: t('Checkout') })
        .click();
      await page.waitForURL('**/checkout');
      await openAddressStep(page);
      await expect(page.getByLabel(t('Street Address'))).toHaveValue(dubai.address);
      await placeOrder(page, method);
    };
    const restoreOrders = await failCalls(page, '**/api/orders', 500);
    await buy(cash);
    const place = page.getByRole('button', { name: t('Place Order') });
    await expect(
      page.getByRole('alert').getByText(t('Failed to create order')).first(),
    ).toBeVisible();
    await expect(toast(page, t('Failed to create order'))).toBeVisible();
    await expect(place).toBeFocused();
    await expect.poll(() => coveredByToasts(page, place)).toEqual([]);
    await restoreOrders();
    await place.click();
    await page.waitForURL(/\/order\/\d+$/);
    await expect(main.getByText(t('Order placed successfully!'))).toBeVisible();
    for (const amount of [t('Subtotal'), t('Shipping'), t('Total')]) {
      const value = main.locator(`dt:has-text("${amount}") + dd`).first();
      await expect(value).toHaveText(amount === t('Shipping') ? /^AED\s70\.00$/ : inDirhams);
    }
    await page.reload();
    await expect(main.getByText(t('To be paid on delivery'), { exact: true })).toBeVisible();
    expect(await main.getByText(t('Order placed successfully!')).count()).toBe(0);
    const cashOrder = Number(new URL(page.url()).pathname.split('/').at(-1));

    const cancelling = confirmation(page, t('Cancel Order'));
    const heading = main.getByRole('heading', { name: t('Order #{id}', { id: cashOrder }) });
    await page.getByRole('link', { name: t('Back to profile') }).click();
    // The order's page has a button with that name too, until the profile is shown.
    await expect(main.getByRole('tab', { name: t('Orders') })).toBeVisible();
    await main.getByRole('button', { name: `${t('Cancel Order')} ${cashOrder}` }).click();
    await expect(
      cancelling.getByText(
        t('Are you sure you want to cancel this order? This action cannot be undone.'),
        {
          exact: true,
        },
      ),
    ).toBeVisible();
    await expect(page).toBeAccessible('the confirmation before cancelling');
    await cancelling.getByRole('button', { name: t('Cancel Order') }).click();
    await expect(toast(page, t('Order successfully cancelled'))).toBeVisible();
    await expect(main.getByText(`${t('Cancelled')} · ${t('Nothing to pay')}`)).toBeVisible();
    await expect(heading).toBeFocused();

    await buy(card);
    await page.waitForURL('**/sandbox/pay/**');
    await page.getByRole('button', { name: like('Pay {amount}') }).click();
    await expect(main.getByRole('heading', { name: t('Payment received') })).toBeVisible();
    const paid = `${t('Pending')} · ${t('Payment received')}`;
    await expect(main.getByText(paid)).toBeVisible();
    await expect.poll(() => searchOf(page)).toBe('');
    const cardOrder = Number(new URL(page.url()).pathname.split('/').at(-1));
    await main.getByRole('button', { name: `${t('Cancel Order')} ${cardOrder}` }).click();
    await expect(
      cancelling.getByText(
        like(
          'Are you sure you want to cancel this order? This action cannot be undone. The {amount} you paid goes back to your card within {time}.',
        ),
      ),
    ).toBeVisible();
    // The order is shipped while the confirmation is open.
    await shopkeeper(shop, 'orders', 'ship', cardOrder);
    await cancelling.getByRole('button', { name: t('Cancel Order') }).click();
    await expect(toast(page, t('Failed to cancel order'))).toBeVisible();
    await expect(
      toast(page, t('Only an order that is still pending can be cancelled.')),
    ).toBeVisible();
    await expect(main.locator('[aria-current="step"]').getByText(t('Shipped'))).toBeVisible();

    await shopkeeper(shop, 'orders', 'deliver', cardOrder);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(main.locator('[aria-current="step"]').getByText(t('Delivered'))).toBeVisible();
    await expect(main.getByText(t('Payment received'))).toHaveCount(1);
    await page.reload();
    const refund = main.getByRole('button', { name: `${t('Refund Order')} ${cardOrder}` });
    await refund.click();
    expect(await main.getByText(t('Payment received')).count()).toBe(0);
    const refunding = confirmation(page, t('Refund Order'));
    await expect(refunding.getByText(/AED\s70\.00/)).toBeVisible();
    await expect(page).toBeAccessible('the confirmation before refunding');
    const restoreRefund = await failCalls(page, '**/refund', 500);
    await refunding.getByRole('button', { name: t('Refund Order') }).click();
    await expect(toast(page, t('Failed to refund order'))).toBeVisible();
    await restoreRefund();
    await refund.click();
    await refunding.getByRole('button', { name: t('Refund Order') }).click();
    await expect(toast(page, t('Order successfully refunded'))).toBeVisible();
    await expect(main.locator('[aria-current="step"]').getByText(t('Refunded'))).toBeVisible();
    await expect(refund).not.toBeAttached();
    await expect(page).toBeAccessible('a refunded order');
    await expect(page).toFitTheScreen();
  });
});

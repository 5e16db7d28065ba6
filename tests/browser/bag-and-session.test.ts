import { pathIn } from '@contract/languages';

import { chooseDress } from './support/catalogue';
import { callsOf, dubai, newCustomer } from './support/customers';
import { describeInSoak, describeOn, expect, test } from './support/fixtures';
import {
  addToBag,
  bagDrawer,
  coveredByToasts,
  header,
  holdToasts,
  logIn,
  openAddressStep,
  openPage,
} from './support/steps';
import { currentLanguage, like, t } from './support/texts';

describeOn(['phone'], () => {
  test('the bag changes quantities, removes lines and says when it is empty', async ({
    page,
    shop,
  }) => {
    const choice = await chooseDress(shop.url);
    await openPage(page, `/product/${choice.product.id}`);
    await addToBag(page, choice);
    const bag = bagDrawer(page);
    const less = bag.getByRole('button', { name: like('Decrease quantity of {name}') });
    await bag.getByRole('button', { name: like('Increase quantity of {name}') }).click();
    await expect(bag.getByText(t('Your bag ({count})', { count: 2 }))).toBeVisible();
    await less.click();
    await expect(bag.getByText(t('Your bag ({count})', { count: 1 }))).toBeVisible();
    await expect(less).toBeDisabled();
    await expect(less).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(bag.getByText(t('Your bag ({count})', { count: 1 }))).toBeVisible();
    await bag.getByRole('button', { name: like('Remove {name}') }).click();
    await expect(bag.getByText(t('Your cart is empty'))).toBeVisible();
    await expect(bag.getByRole('button', { name: t('Checkout') })).toBeDisabled();
    expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
  });
});

describeOn(['phone', 'desktop'], () => {
  test('toasts cover no control in use', async ({ page, shop }) => {
    const noura = await newCustomer(shop, 'Noura');
    await (await callsOf(shop, noura)).addAddress(dubai);
    const choice = await chooseDress(shop.url);
    const toasts = page.getByRole('region', { name: t('Notifications') });
    const expectToast = (text: string) => expect(toasts.getByText(text)).toBeVisible();
    await openPage(page, `/product/${choice.product.id}`);
    await header(page).currency.click();
    await expectToast(t('Currency changed'));
    expect(await coveredByToasts(page, header(page).currency, header(page).bag)).toEqual([]);
    // At the top: what a phone has at the bottom, as the price, is what has changed.
    expect((await toasts.getByRole('listitem').boundingBox())!.y).toBeLessThan(100);

    await addToBag(page, choice);
    const bag = bagDrawer(page);
    const more = bag.getByRole('button', { name: like('Increase quantity of {name}') });
    await more.click();
    await expect(bag.getByText(t('Your bag ({count})', { count: 2 }))).toBeVisible();
    await expectToast(t('Cart updated'));
    const close = bag.getByRole('button', { name: t('Close the bag') });
    const checkout = bag.getByRole('button', { name: t('Checkout') });
    const line = bag.getByRole('listitem').first();
    expect(await coveredByToasts(page, line, more, close, checkout)).toEqual([]);
    await expect(page).toBeAccessible('the bag under a toast');

    // A desktop's window at 200 % zoom: hardly more of the bag is seen than the line that changes.
    const size = page.viewportSize()!;
    await page.setViewportSize({ width: 640, height: 360 });
    const less = bag.getByRole('button', { name: like('Decrease quantity of {name}') });
    await less.click();
    await expect(bag.getByText(t('Your bag ({count})', { count: 1 }))).toBeVisible();
    await more.click();
    const sum = bag.getByText(like('{amount} for {count}', { count: 2 }));
    await expect(sum).toBeVisible();
    await expectToast(t('Cart updated'));
    expect(await coveredByToasts(page, sum, less, close, checkout)).toEqual([]);
    // Beside the bag on a tablet there is room for a toast.
    await page.setViewportSize({ width: 820, height: 1180 });
    await less.click();
    await expect(bag.getByText(t('Your bag ({count})', { count: 1 }))).toBeVisible();
    await expectToast(t('Cart updated'));
    expect(await coveredByToasts(page, bag)).toEqual([]);
    await page.setViewportSize(size);

    await checkout.click();
    await expectToast(t('Please login to proceed with checkout'));
    await holdToasts(page);
    // The page says it too, by its heading.
    await expect(bag).toBeHidden();
    const title = page.getByRole('heading', { level: 1, name: t('Login') });
    await expect(title).toBeVisible();
    await expect.poll(() => coveredByToasts(page, title)).toEqual([]);
    await logIn(page, noura);
    await page.waitForURL('**/checkout');
    await header(page).currency.click();
    await expectToast(t('Currency updated'));
    await holdToasts(page);
    await openAddressStep(page);
    const fields = page.getByRole('textbox');
    for (const field of await fields.all()) {
      await field.focus();
      await expect.poll(() => coveredByToasts(page, field)).toEqual([]);
    }
    await expectToast(t('Currency updated'));
  });
});

describeOn(['desktop'], () => {
  test('a toast is wide enough for its words on a tablet', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await openPage(page, '/login');
    await header(page).currency.click();
    const toast = page.getByRole('region', { name: t('Notifications') }).getByRole('listitem');
    await expect(toast).toBeVisible();
    expect((await toast.boundingBox())!.width).toBeGreaterThan(280);
    const wordmark = page.getByRole('banner').getByRole('link').first();
    expect(await coveredByToasts(page, wordmark, header(page).currency)).toEqual([]);
  });
});

describeInSoak(['desktop'], () => {
  test('a guest’s bag is the customer’s after the login', async ({ page, shop }) => {
    const choice = await chooseDress(shop.url);
    const noura = await newCustomer(shop, 'Noura');
    await openPage(page, `/product/${choice.product.id}`);
    await addToBag(page, choice);
    await openPage(page, '/login');
    await logIn(page, noura);
    await page.waitForURL('**/profile');
    await header(page).bag.click();
    await expect(bagDrawer(page).getByText(choice.product.name).first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).toBeNull();

    await page.reload();
    await header(page).bag.click();
    await expect(bagDrawer(page).getByText(choice.product.name).first()).toBeVisible();
    await bagDrawer(page)
      .getByRole('button', { name: like('Remove {name}') })
      .click();
    await expect(bagDrawer(page).getByText(t('Your cart is empty'))).toBeVisible();
  });
});

describeInSoak(['phone'], () => {
  test('a wrong password shows an error in the form', async ({ page, shop, expectedFailures }) => {
    const noura = await newCustomer(shop, 'Noura');
    expectedFailures.push({ path: /\/api\/login$/, status: 401 });
    await openPage(page, '/login');
    await logIn(page, { ...noura, password: 'not-the-password' });
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
    await expect(page).toBeAccessible('a refused login');
    await expect(page).toHaveURL(pathIn(currentLanguage(), '/login'));
  });
});

describeInSoak(['desktop'], () => {
  test('a customer logs out, and nothing of the account remains', async ({ page, shop }) => {
    const noura = await newCustomer(shop, 'Noura');
    await openPage(page, '/login');
    await logIn(page, noura);
    await page.waitForURL('**/profile');
    await expect(page).toBeAccessible('profile');
    await page.getByRole('button', { name: t('Logout') }).click();
    await page.waitForURL('**/login');
    await expect(page.getByText(t('Logged out successfully')).first()).toBeVisible();
    expect(
      await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]),
    ).toEqual([null, null]);
    await page.goto('/profile');
    await page.waitForURL('**/login');
  });
});

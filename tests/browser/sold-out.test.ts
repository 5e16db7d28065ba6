import { logInAs } from './support/account-steps';
import { chooseDress, listChoices } from './support/catalogue';
import { callsOf, dubai, newCustomer, shopkeeper } from './support/customers';
import { describeInLanguage, describeInSoak, expect, test } from './support/fixtures';
import { addToBag, bagDrawer, cash, header, openPage, placeOrder } from './support/steps';
import { t } from './support/texts';

test.use({ freshShop: true });

describeInSoak(['phone', 'desktop'], () => {
  test('what sells out at the last step is removed beside Place Order', async ({
    page,
    shop,
    screenName,
    expectedFailures,
  }) => {
    const noura = await newCustomer(shop, 'Noura');
    const calls = await callsOf(shop, noura);
    await calls.addAddress(dubai);
    await calls.fillBag();
    const { product, size } = await chooseDress(shop.url);
    await logInAs(page, noura);
    await openPage(page, '/checkout');
    if (screenName === 'phone')
      await page.getByRole('button', { name: t('Proceed to Checkout') }).click();
    // The bag is there: from now on the page does not ask for it again.
    await page.waitForLoadState('networkidle');
    expectedFailures.push({ path: /^\/api\/orders$/, status: 409 });
    await shopkeeper(shop, 'stock', 'set', size.id, 0);
    await placeOrder(page, cash);

    const place = page.getByRole('button', { name: t('Place Order') });
    await expect(place).toBeDisabled();
    const error = page.getByRole('alert').getByText(t('Nothing was ordered.'));
    await expect(error.locator('visible=true').first()).toContainText(product.name);
    const short = page.getByRole('list', { name: t('No longer available') });
    await expect(short.getByText(product.name)).toHaveCount(0);
    const advice = t('To check out, remove or change the items that are no longer available.');
    await expect(page.getByRole('status').filter({ hasText: advice })).toBeVisible();
    const { name } = product;
    await expect(
      page.getByRole('button', { name: t('Choose another size: {name}', { name }) }),
    ).toBeVisible();
    const remove = page.getByRole('button', { name: t('Remove {name}', { name }) });
    await expect(remove).toHaveCount(1);
    await expect(remove).toBeInViewport();
    await expect(page).toBeAccessible('checkout with a piece that has sold out');
    await remove.click();
    await expect(page.getByRole('heading', { name: t('Your cart is empty') })).toBeVisible();
  });
});

/** A dress in one size, and another of its sizes that is in stock. */
const chooseTwoSizes = async (shopUrl: string) => {
  const choices = await listChoices(shopUrl);
  for (const { product, size } of choices) {
    const other = choices.find(
      (each) => each.product.id === product.id && each.size.id !== size.id,
    );
    if (other !== undefined) return { product, size, other: other.size };
  }
  throw new Error('The demo shop has no dress in two sizes');
};

describeInLanguage('en', ['phone', 'desktop'], () => {
  test('a sold-out piece in the bag says so and keeps from checkout until another size replaces it', async ({
    page,
    shop,
    screenName,
  }) => {
    const { product, size, other } = await chooseTwoSizes(shop.url);
    await openPage(page, `/product/${product.id}`);
    await addToBag(page, { size });
    const drawer = bagDrawer(page);
    const checkOut = drawer.getByRole('button', { name: t('Checkout') });
    await expect(checkOut).toBeEnabled();
    await shopkeeper(shop, 'stock', 'set', size.id, 0);
    await page.reload();
    await header(page).bag.click();

    await expect(drawer.getByText(t('Sold out'))).toBeVisible();
    await expect(checkOut).toBeDisabled();
    await expect(
      drawer.getByText(t('To check out, remove or change the items that are no longer available.')),
    ).toBeVisible();
    await expect(drawer.getByText(/^(?:Arrives|يصل)/)).not.toBeAttached();
    await expect(page).toBeAccessible('a bag with a piece that has sold out');
    if (screenName === 'phone') {
      // Most of the screen is left to the lines.
      const lines = await drawer.locator(':has(> #bag-lines)').boundingBox();
      const screenHeight = page.viewportSize()?.height ?? 0;
      expect((lines?.height ?? 0) / screenHeight).toBeGreaterThanOrEqual(0.6);
    }

    const { name } = product;
    await drawer.getByRole('button', { name: t('Choose another size: {name}', { name }) }).click();
    const dialog = page.getByRole('dialog', { name: t('Choose another size') });
    await dialog.getByRole('radio', { name: other.size, exact: true }).check();
    await expect(page).toBeAccessible('the choice of another size');
    await dialog.getByRole('button', { name: t('Change size') }).click();
    await expect(drawer.getByText(t('Size {size}', { size: other.size }))).toBeVisible();
    await expect(drawer.getByText(t('Sold out'))).not.toBeAttached();
    await expect(checkOut).toBeEnabled();
    const remove = drawer.getByRole('button', { name: t('Remove {name}', { name }) });
    await expect(remove).toBeFocused();
    await remove.click();
    await expect(drawer.getByText(t('Your cart is empty'))).toBeVisible();
  });
});

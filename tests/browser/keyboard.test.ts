import { cardName, chooseDress } from './support/catalogue';
import { demoCustomer } from './support/demo-customer';
import { expect, test } from './support/fixtures';
import { tabTo, tabToAndPress, tabToAndType } from './support/keyboard';
import { bagDrawer, cash, header, openPage } from './support/steps';
import { t } from './support/texts';

test.use({ freshShop: true });

test('a guest buys a dress with the keyboard alone', async ({ page, shop }) => {
  const choice = await chooseDress(shop.url);

  await openPage(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('Skip to content') })).toBeFocused();

  await tabToAndPress(page, header(page).search);
  const search = page.getByRole('dialog').getByPlaceholder(t('Search products...'));
  await expect(search).toBeVisible();
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(header(page).search).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(search).toBeVisible();
  await page.keyboard.type(choice.product.name);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/shop?search=**');

  const link = page
    .getByRole('main')
    .getByRole('link', { name: cardName(choice.product) })
    .first();
  await tabToAndPress(page, link);
  await page.waitForURL(`**/product/${choice.product.id}`);

  const size = page.getByRole('main').getByRole('radio', { name: choice.size.size, exact: true });
  const firstSize = page
    .getByRole('group', { name: t('Size') })
    .getByRole('radio')
    .first();
  await tabTo(page, firstSize);
  await page.keyboard.press('Space');
  while (!(await size.isChecked())) await page.keyboard.press('ArrowRight');
  await tabToAndPress(page, page.getByRole('main').getByRole('button', { name: t('Add to Bag') }));
  await expect(bagDrawer(page)).toBeVisible();
  const close = bagDrawer(page).getByRole('button', { name: t('Close the bag') });
  await expect(close).toBeFocused();
  await expect(close).toHaveCSS('outline-style', 'solid');

  await tabToAndPress(page, bagDrawer(page).getByRole('button', { name: t('Checkout') }));
  await page.waitForURL('**/login');
  await tabToAndType(page, page.getByLabel(t('Email')), demoCustomer.email);
  await tabToAndType(page, page.getByLabel(t('Password'), { exact: true }), demoCustomer.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/checkout');

  await expect(page.getByLabel(t('City'))).not.toHaveValue('');
  await tabToAndType(page, page.getByLabel(t('Phone')), '+971 50 000 0142');
  await tabTo(page, page.getByRole('radio', { name: t(cash) }));
  await page.keyboard.press('Space');
  await tabToAndPress(page, page.getByRole('button', { name: t('Place Order') }));
  await page.waitForURL(/\/order\/\d+/);
  await expect(page.getByText(t('Order placed successfully!')).first()).toBeVisible();
});

test('every control that the keyboard reaches shows its focus', async ({ page }) => {
  const hidden: string[] = [];
  for (const path of ['/', '/shop', '/product/1', '/login']) {
    await openPage(page, path);
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab');
      const control = await page.evaluate(() => {
        const focused = document.activeElement;
        if (focused === null || focused === document.body) return null;
        const { outlineStyle, boxShadow } = getComputedStyle(focused);
        const shown =
          focused.matches('input, textarea, select') ||
          outlineStyle !== 'none' ||
          boxShadow !== 'none';
        return { shown, html: focused.outerHTML.slice(0, 120) };
      });
      // After the last control the focus leaves the page.
      if (control === null) break;
      if (!control.shown) hidden.push(`${path}: ${control.html}`);
    }
  }
  expect(hidden).toEqual([]);
});

test('radio buttons and checkboxes show their focus', async ({ page }) => {
  await openPage(page, '/shop');
  await page.getByRole('button', { name: t('Filter & Sort') }).press('Enter');
  const filters = page.getByRole('dialog');
  for (const control of [
    filters.getByRole('radio', { name: t('Newest') }),
    filters.getByRole('checkbox', { name: t('On sale') }),
  ]) {
    const box = control.locator('xpath=following-sibling::*');
    await expect(box).not.toHaveCSS('outline-style', 'solid');
    await tabTo(page, control);
    await expect(box).toHaveCSS('outline-style', 'solid');
  }
});

test('Tab goes from the last banner of Home to its new products', async ({ page }) => {
  await openPage(page, '/');
  const newIn = page.getByRole('list', { name: t('New In') }).getByRole('link');
  await page.getByRole('main').getByRole('region').getByRole('link').first().focus();
  await expect(newIn.first()).toBeAttached();
  for (const _ of [1, 2, 3]) await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: t('Contact Us') })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('See all new pieces') })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(newIn.first()).toBeFocused();
});

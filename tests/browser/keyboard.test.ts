import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { chooseDress } from './support/catalogue';
import { useShopAndBrowser } from './support/shop-and-browser';
import { bagDrawer, cash, demoCustomer, header, openPage } from './support/steps';

const MOST_TABS = 80;

const { shop, visit } = useShopAndBrowser();

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement).catch(() => false);

/** Presses Tab until the element has the focus, as a person without a mouse would. */
const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
  await target.waitFor({ state: 'attached' });
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target.toString()} can't be reached with ${key}`);
};

const typeInto = async (page: Page, target: Locator, text: string) => {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
};

it('a guest buys a dress with the keyboard alone', async () => {
  const choice = await chooseDress(shop().url);

  await visit({ on: 'desktop' }, async (page) => {
    await openPage(page, '/');
    await page.keyboard.press('Tab');
    expect(await hasFocus(page.getByRole('link', { name: 'Skip to content' }))).toBe(true);

    await tabTo(page, header(page).search);
    await page.keyboard.press('Enter');
    const search = page.getByRole('dialog').getByPlaceholder('Search products...');
    await search.waitFor();
    await expect.poll(() => hasFocus(search)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => hasFocus(header(page).search)).toBe(true);
    await page.keyboard.press('Enter');
    await search.waitFor();
    await page.keyboard.type(choice.product.name);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/shop?search=**');

    const link = page.getByRole('main').getByRole('link', { name: choice.product.name }).first();
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/product/${choice.product.id}`);

    const size = page.getByRole('main').getByRole('radio', { name: choice.size.size, exact: true });
    const firstSize = page.getByRole('group', { name: 'Size' }).getByRole('radio').first();
    await tabTo(page, firstSize);
    await page.keyboard.press('Space');
    while (!(await size.isChecked())) await page.keyboard.press('ArrowRight');
    await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Add to Bag' }));
    await page.keyboard.press('Enter');
    await bagDrawer(page).waitFor();

    await tabTo(page, bagDrawer(page).getByRole('button', { name: /^Checkout/ }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login');
    await typeInto(page, page.getByLabel('Email'), demoCustomer.email);
    await typeInto(page, page.getByLabel('Password', { exact: true }), demoCustomer.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/checkout');

    await expect.poll(() => page.getByLabel('City').inputValue()).not.toBe('');
    await typeInto(page, page.getByLabel('Phone'), '+971 50 000 0142');
    await tabTo(page, page.getByRole('radio', { name: cash }));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: /^Place Order/ }));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/order\/\d+/);
    await page.getByText('Order placed successfully!').first().waitFor();
  });
});

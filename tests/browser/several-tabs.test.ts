import type { Page } from '@playwright/test';

import { recordFigure } from '../support/figures';
import { chooseDress, listChoices } from './support/catalogue';
import { callsOf, dubai, newCustomer, shopkeeper } from './support/customers';
import { describeInSoak, expect, test } from './support/fixtures';
import { addToBag, bagDrawer, header, logIn, openPage, searchOf } from './support/steps';
import { like, t } from './support/texts';

/** Everything that a page has: its document, its storage, and its own history entry. */
const everythingIn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
      JSON.stringify(history.state),
    ].join('\n'),
  );

const customerData = /Noura|Haddad|noura-tabs|Al Seef/;

test('login, bag and logout are synchronized between tabs, and nothing of the customer remains in any', async ({
  page: first,
  shop,
}) => {
  const choice = await chooseDress(shop.url);
  const noura = await newCustomer(shop, 'Noura Haddad', 'noura-tabs');
  await (await callsOf(shop, noura)).addAddress(dubai);
  const second = await first.context().newPage();
  await openPage(second, `/product/${choice.product.id}`);
  await openPage(first, '/login');
  await logIn(first, noura);
  await first.waitForURL('**/profile');

  // The second tab is logged in now, and what it adds to the bag appears in both.
  await addToBag(second, choice);
  await expect(bagDrawer(second).getByText(choice.product.name).first()).toBeVisible();
  await expect(header(first).bag).toHaveAccessibleName(
    t('Bag, {items}', {
      items: t('{count, plural, one {1 piece in your bag} other {# pieces in your bag}}', {
        count: 1,
      }),
    }),
  );

  await openPage(second, '/personal-info');
  await expect(second.getByRole('main').getByText(noura.email).first()).toBeVisible();
  const third = await first.context().newPage();
  await openPage(third, '/shipping-addresses');
  await expect(third.getByText('Al Seef').first()).toBeVisible();
  await third.goto('about:blank');

  await openPage(first, '/profile');
  await first.getByRole('button', { name: t('Logout') }).click();
  await first.waitForURL('**/login');
  await second.waitForURL('**/login');
  await expect.poll(() => everythingIn(second)).not.toMatch(customerData);
  expect(await everythingIn(first)).not.toMatch(customerData);
  await header(second).bag.click();
  await expect(bagDrawer(second).getByText(t('Your cart is empty'))).toBeVisible();

  // Goes back, to a page that may be in the back/forward cache, and in the other tabs.
  await third.goBack();
  await third.waitForURL('**/login');
  await expect.poll(() => everythingIn(third)).not.toMatch(customerData);
  await first.goBack();
  await first.waitForURL('**/login');
  expect(await everythingIn(first)).not.toMatch(customerData);
});

describeInSoak(['desktop'], () => {
  test('a logout in another tab remembers where one was', async ({ page: first, shop }) => {
    const noura = await newCustomer(shop, 'Noura Haddad');
    await openPage(first, '/login');
    await logIn(first, noura);
    await first.waitForURL('**/profile');
    const second = await first.context().newPage();
    await openPage(second, '/personal-info');
    await openPage(first, '/profile?tab=settings');
    await first.getByRole('button', { name: t('Logout') }).click();
    await first.waitForURL('**/login');
    await second.waitForURL('**/login');
    await logIn(second, noura);
    await second.waitForURL('**/personal-info');
    // The tab that logged out itself has no place to return to, such as the settings.
    await first.waitForURL('**/profile*');
    expect(searchOf(first)).toBe('');
  });
});

test('a customer’s pages are not kept by the browser’s cache', async ({ shop }) => {
  for (const path of ['/profile', '/personal-info', '/order/1', '/checkout']) {
    const { headers } = await fetch(shop.url + path);
    expect(headers.get('cache-control'), path).toBe('no-store');
  }
  const { headers } = await fetch(shop.url);
  expect(headers.get('cache-control')).toBe('no-cache');
});

describeInSoak(['desktop'], () => {
  test.use({ freshShop: true });

  const piecesOfTab = 50;

  test('three tabs that add fifty pieces each at the same time lose none', async ({
    page: first,
    shop,
  }) => {
    const choices = await listChoices(shop.url);
    const dresses = new Map(choices.map((choice) => [choice.product.name, choice]));
    const tabs = await Promise.all(
      [...dresses].slice(0, 3).map(async ([name, choice], index) => {
        await shopkeeper(shop, 'stock', 'set', choice.size.id, piecesOfTab);
        return { tab: index === 0 ? first : await first.context().newPage(), name, choice };
      }),
    );
    for (const { tab, choice } of tabs) {
      await openPage(tab, `/product/${choice.product.id}`);
      await addToBag(tab, choice);
    }
    await Promise.all(
      tabs.map(async ({ tab, name }) => {
        const own = bagDrawer(tab).getByRole('group', {
          name: t('Quantity of {name}', { name }),
          exact: true,
        });
        const more = own.getByRole('button', { name: like('Increase quantity of {name}') });
        for (let pieces = 2; pieces <= piecesOfTab; pieces += 1) {
          await more.click();
          await expect(own).toHaveText(new RegExp(String.raw`(?<!\d)${pieces}(?!\d)`));
        }
      }),
    );

    const count = tabs.length * piecesOfTab;
    for (const { tab } of tabs) {
      await expect(bagDrawer(tab).getByText(t('Your bag ({count})', { count }))).toBeVisible();
    }
    // As a new tab reads it from storage.
    await openPage(first, '/shop');
    await expect(header(first).bag).toHaveAccessibleName(
      t('Bag, {items}', {
        items: t('{count, plural, one {1 piece in your bag} other {# pieces in your bag}}', {
          count,
        }),
      }),
    );
    expect(tabs).toHaveLength(3);
    recordFigure(
      22,
      'three tabs in Chromium',
      `${tabs.length} tabs added ${piecesOfTab} pieces each at the same time: ${count} in each tab and in storage`,
    );
  });
});

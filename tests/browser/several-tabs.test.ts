import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { chooseDress } from './support/catalogue';
import { useShopAndBrowser } from './support/shop-and-browser';
import { addToBag, bagDrawer, header, hydrated, logIn, openPage } from './support/steps';

const { shop, visit } = useShopAndBrowser();

/** All that a page shows or keeps: its document, its storages, and its own history entry. */
const everythingIn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
      JSON.stringify(history.state),
    ].join('\n'),
  );

const ofTheCustomer = /Noura|Haddad|demo@selvage\.test|Al Seef/;

it('login, bag and logout follow in every tab, and nothing of the customer is left in any', async () => {
  const choice = await chooseDress(shop().url);
  await visit({ on: 'desktop' }, async (first) => {
    const second = await first.context().newPage();
    await openPage(second, `/product/${choice.product.id}`);
    await openPage(first, '/login');
    await logIn(first);
    await first.waitForURL('**/profile');

    // The second tab is the customer's now, and what it puts into the bag is in both.
    await addToBag(second, 'desktop', choice);
    await bagDrawer(second).getByText(choice.product.name).first().waitFor();
    await first
      .getByRole('banner')
      .getByRole('button', { name: /^Bag, 1 item/ })
      .waitFor();

    await openPage(second, '/personal-info');
    await second.getByRole('main').getByText('demo@selvage.test').first().waitFor();
    const third = await first.context().newPage();
    await openPage(third, '/shipping-addresses');
    await third.getByText('Al Seef').first().waitFor();
    await third.goto('about:blank');

    await first.goto('/profile');
    await hydrated(first);
    await first.getByRole('button', { name: /^log ?out$/i }).click();
    await first.waitForURL('**/login');
    await second.waitForURL('**/login');
    await expect.poll(() => everythingIn(second)).not.toMatch(ofTheCustomer);
    expect(await everythingIn(first)).not.toMatch(ofTheCustomer);
    await header(second).bag.click();
    await bagDrawer(second).getByText('Your cart is empty').waitFor();

    // Back to a page that the browser may have kept, and back through the others.
    await third.goBack();
    await third.waitForURL('**/login');
    await expect.poll(() => everythingIn(third)).not.toMatch(ofTheCustomer);
    await first.goBack();
    await first.waitForURL('**/login');
    expect(await everythingIn(first)).not.toMatch(ofTheCustomer);
  });
});

it('a customer’s pages are not kept by the browser’s cache', async () => {
  for (const path of ['/profile', '/personal-info', '/order/1', '/checkout']) {
    const { headers } = await fetch(shop().url + path);
    expect(headers.get('cache-control'), path).toBe('no-store');
  }
  const { headers } = await fetch(shop().url);
  expect(headers.get('cache-control')).toBe('no-cache');
});

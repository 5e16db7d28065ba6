import { describe, expect, it } from 'vitest';

import { expectAccessible } from './support/accessibility';
import { screens, type ScreenName } from './support/browser';
import { useShopAndBrowser } from './support/shop-and-browser';
import { openPage } from './support/steps';

const { visit } = useShopAndBrowser();

describe.each(Object.keys(screens) as ScreenName[])('the shop on a %s', (on) => {
  it('heads with the category, the search or All Collections', async () => {
    await visit({ on }, async (page) => {
      const heading = page.getByRole('heading', { level: 1 });
      await openPage(page, '/shop');
      expect(await heading.textContent()).toBe('All Collections');
      await openPage(page, '/shop?category=accessories');
      expect(await heading.textContent()).toBe('Accessories');
      await openPage(page, '/shop?search=kaftan');
      expect(await heading.textContent()).toBe('Search Results for kaftan');
    });
  });

  it('says what was not found and clears it', async () => {
    await visit({ on }, async (page) => {
      await openPage(page, '/shop?search=qqqqzzzz');
      await page.getByText('No products found matching qqqqzzzz').waitFor();
      await expectAccessible(page, 'nothing found');
      await page.getByRole('link', { name: 'Clear all filters' }).click();
      await page.waitForURL(/\/shop$/);
      await page.getByRole('main').locator('a[href^="/product/"]').first().waitFor();
    });
  });

  it('filters are pending until Apply, and Back undoes one Apply', async () => {
    await visit({ on }, async (page) => {
      await openPage(page, '/shop');
      const opener = page.getByRole('button', { name: /^Filter & Sort/ });
      await opener.click();
      const sheet = page.getByRole('dialog', { name: 'Filter & Sort' });
      await sheet.getByLabel('On sale').check();
      await expectAccessible(page, 'the filter sheet');
      expect(new URL(page.url()).search).toBe('');
      await sheet.getByRole('button', { name: 'Apply Filters' }).click();
      await page.waitForURL(/on_sale=/);
      await opener.getByText('Active').waitFor();
      await page.getByRole('main').locator('a[href^="/product/"]').first().waitFor();

      await page.goBack();
      await page.waitForURL(/\/shop$/);
      await opener.getByText('Active').waitFor({ state: 'detached' });
      await page.goForward();
      await opener.getByText('Active').waitFor();
      await opener.click();
      await sheet.getByRole('button', { name: 'Clear All Filters' }).click();
      await page.waitForURL(/\/shop$/);
    });
  });
});

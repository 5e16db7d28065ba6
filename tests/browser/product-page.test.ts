import { describe, expect, it } from 'vitest';

import { expectAccessible } from './support/accessibility';
import { screens, type ScreenName } from './support/browser';
import { chooseDress } from './support/catalogue';
import { useShopAndBrowser } from './support/shop-and-browser';
import { openPage } from './support/steps';

const { shop, visit } = useShopAndBrowser();

describe.each(Object.keys(screens) as ScreenName[])('the product page on a %s', (on) => {
  it('shows breadcrumb, price, colours, sizes and similar items', async () => {
    const { product } = await chooseDress(shop().url);
    await visit({ on }, async (page) => {
      await openPage(page, `/product/${product.id}`);
      const crumbs = page.getByRole('navigation', { name: /breadcrumb/i });
      expect(
        await crumbs.getByRole('link', { name: product.category.name }).getAttribute('href'),
      ).toBe(`/shop?category=${product.category.slug}`);
      await page.getByRole('heading', { name: 'Similar Items' }).waitFor();

      const main = page.getByRole('main');
      await main.getByRole('button', { name: 'View Details' }).click();
      await page.getByRole('dialog').waitFor();
      await expectAccessible(page, 'the details');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    });
  });

  it('opens the gallery, which is left by Escape', async () => {
    const { product } = await chooseDress(shop().url);
    await visit({ on }, async (page) => {
      await openPage(page, `/product/${product.id}`);
      await page.getByRole('button', { name: /^Enlarge picture 1 / }).click();
      const gallery = page.getByRole('dialog', { name: 'Pictures' });
      await gallery.getByText('Picture 1 of').waitFor();
      await page.keyboard.press('ArrowRight');
      await expectAccessible(page, 'the gallery');
      await page.keyboard.press('Escape');
      await gallery.waitFor({ state: 'detached' });
    });
  });
});

describe('a product that is not there', () => {
  it('says that a product is not there', async () => {
    const expectedFailures = [{ path: /\/product(s)?\/2000000000$/, status: 404 }];
    await visit({ on: 'phone', expectedFailures }, async (page) => {
      await openPage(page, '/product/2000000000');
      await page.getByText('Product not found').first().waitFor();
      await expectAccessible(page, 'product not found');
    });
  });
});

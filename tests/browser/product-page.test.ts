import { describe, expect, it } from 'vitest';

import { expectAccessible } from './support/accessibility';
import { screens, type ScreenName } from './support/browser';
import { chooseDress } from './support/catalogue';
import { useShopAndBrowser } from './support/shop-and-browser';
import { header, openPage } from './support/steps';

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

describe('the product page at the breakpoint', () => {
  it('has its bottom bar under 768 px, and a carousel of Similar Items that has no end', async () => {
    const { product } = await chooseDress(shop().url);
    await visit({ on: 'phone', viewport: { width: 767, height: 900 } }, async (page) => {
      await openPage(page, `/product/${product.id}`);
      const bar = page.getByRole('button', { name: 'Select Size' });
      await bar.waitFor();
      expect(await bar.evaluate((own) => getComputedStyle(own.parentElement!).position)).toBe(
        'fixed',
      );

      const similar = page.getByRole('region', { name: 'Similar Items' });
      const before = similar.getByRole('button', { name: 'Previous similar item' });
      const names = await similar
        .locator('li:not([inert])')
        .evaluateAll((items) => items.map((item) => item.querySelector('h3')?.textContent));
      const shown = () =>
        similar.getByRole('list').evaluate((strip) => {
          const start =
            strip.getBoundingClientRect().left + parseFloat(getComputedStyle(strip).paddingLeft);
          const item = [...strip.children].find(
            (each) => Math.abs(each.getBoundingClientRect().left - start) < 2,
          );
          return item?.querySelector('h3')?.textContent;
        });
      await before.scrollIntoViewIfNeeded();
      await expect.poll(shown).toBe(names[0]);
      await before.click();
      await expect.poll(shown).toBe(names.at(-1));
      await similar.getByRole('button', { name: 'Next similar item' }).click();
      await expect.poll(shown).toBe(names[0]);

      await page.setViewportSize({ width: 768, height: 900 });
      await expect.poll(() => bar.isVisible()).toBe(false);
      expect(await before.isVisible()).toBe(false);
      await page.getByRole('group', { name: 'Size' }).waitFor();
    });
  });
});

describe('what the product page tells search engines', () => {
  it('is its price in USD as sent, and in the currency that the visitor changes to', async () => {
    const { product } = await chooseDress(shop().url);
    await visit({ on: 'desktop' }, async (page) => {
      const offer = async () => {
        const facts = await page.locator('head script[type="application/ld+json"]').textContent();
        return (JSON.parse(facts ?? '') as { '@graph': { offers?: object }[] })['@graph'][0]
          ?.offers;
      };
      await openPage(page, `/product/${product.id}`);
      const { price_in_usd, price_in_eur, price_in_aed } = product;
      expect(await offer()).toMatchObject({ price: price_in_usd, priceCurrency: 'USD' });
      await header(page).currency.click();
      await expect.poll(offer).toMatchObject({ price: price_in_eur, priceCurrency: 'EUR' });
      await header(page).currency.click();
      await expect.poll(offer).toMatchObject({ price: price_in_aed, priceCurrency: 'AED' });
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

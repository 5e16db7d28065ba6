import { chooseDress } from './support/catalogue';
import { describeOn, expect, test } from './support/fixtures';
import { header, openPage } from './support/steps';

describeOn(['phone', 'desktop'], () => {
  test('shows breadcrumb, price, colors, sizes and similar items', async ({ page, shop }) => {
    const { product } = await chooseDress(shop.url);
    await openPage(page, `/product/${product.id}`);
    const crumbs = page.getByRole('navigation', { name: /breadcrumb/i });
    await expect(crumbs.getByRole('link', { name: product.category.name })).toHaveAttribute(
      'href',
      `/shop?category=${product.category.slug}`,
    );
    await expect(page.getByRole('heading', { name: 'Similar Items' })).toBeVisible();

    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'View Details' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toBeAccessible('the details');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).not.toBeAttached();
  });

  test('opens the gallery, which Escape closes', async ({ page, shop }) => {
    const { product } = await chooseDress(shop.url);
    await openPage(page, `/product/${product.id}`);
    await page.getByRole('button', { name: /^Enlarge picture 1 / }).click();
    const gallery = page.getByRole('dialog', { name: 'Pictures' });
    await expect(gallery.getByText('Picture 1 of')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page).toBeAccessible('the gallery');
    await page.keyboard.press('Escape');
    await expect(gallery).not.toBeAttached();
  });
});

describeOn(['phone'], () => {
  test.use({ viewport: { width: 767, height: 900 } });

  test('has its bottom bar under 768 px, and a looping carousel of Similar Items', async ({
    page,
    shop,
  }) => {
    const { product } = await chooseDress(shop.url);
    await openPage(page, `/product/${product.id}`);
    const bar = page.getByRole('button', { name: 'Select Size' });
    await expect(bar).toBeVisible();
    await expect(bar.locator('..')).toHaveCSS('position', 'fixed');

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
    await expect(bar).toBeHidden();
    await expect(before).toBeHidden();
    await expect(page.getByRole('group', { name: 'Size' })).toBeVisible();
  });
});

test.describe('what the product page tells search engines', () => {
  test('is its price in USD as sent, and in the currency that the visitor changes to', async ({
    page,
    shop,
  }) => {
    const { product } = await chooseDress(shop.url);
    const offer = async () => {
      const facts = await page.locator('head script[type="application/ld+json"]').textContent();
      return (JSON.parse(facts ?? '') as { '@graph': { offers?: object }[] })['@graph'][0]?.offers;
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

describeOn(['phone'], () => {
  test('shows that a product does not exist', async ({ page, expectedFailures }) => {
    expectedFailures.push({ path: /\/product(s)?\/2000000000$/, status: 404 });
    await openPage(page, '/product/2000000000');
    await expect(page.getByText('Product not found').first()).toBeVisible();
    await expect(page).toBeAccessible('product not found');
  });
});

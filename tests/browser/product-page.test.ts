import type { Page } from '@playwright/test';

import { defaultLanguage, pathIn } from '@contract/languages';
import type { Product } from '@contract/product';

import { chooseDress, listProducts, nameOf } from './support/catalogue';
import { describeInSoak, describeOn, expect, test } from './support/fixtures';
import { bagDrawer, boxOf, header, openPage } from './support/steps';
import { currentLanguage, like, t } from './support/texts';

/** Whether the header, once it is shown, covers the upper edge of what has the focus. */
const isCoveredByHeader = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('header')?.offsetHeight ?? 0;
    const top = document.activeElement?.getBoundingClientRect().top ?? 0;
    return top < header;
  });

const enlarge = 'Enlarge picture {number} of {count}: {alt}';

describeOn(['desktop', 'phone'], () => {
  test('shows breadcrumb, price, colors, sizes and similar items', async ({ page, shop }) => {
    const { product } = await chooseDress(shop.url);
    await openPage(page, `/product/${product.id}`);
    const crumbs = page.getByRole('navigation', { name: t('Breadcrumb') });
    await expect(crumbs.getByRole('link', { name: product.category.name })).toHaveAttribute(
      'href',
      pathIn(currentLanguage(), `/shop?category=${product.category.slug}`),
    );
    await expect(page.getByRole('heading', { name: t('Similar Items') })).toBeVisible();

    const main = page.getByRole('main');
    await main.getByRole('button', { name: t('View Details') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toBeAccessible('the details');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).not.toBeAttached();

    await test.step('opens the gallery, which Escape closes', async () => {
      await page.getByRole('button', { name: like(enlarge, { number: 1 }) }).click();
      const gallery = page.getByRole('dialog', { name: t('Pictures') });
      await expect(
        gallery.getByText(like('Picture {number} of {count}', { number: 1 })),
      ).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(page).toBeAccessible('the gallery');
      await page.keyboard.press('Escape');
      await expect(gallery).not.toBeAttached();
    });
  });

  test('the colors of a style lead to each other, and a list filtered by color opens it', async ({
    page,
    shop,
  }) => {
    const all = await listProducts(shop.url);
    const [product, sibling] = (await listProducts(shop.url, {}, defaultLanguage))
      .filter(({ name }) => name.startsWith('Granat'))
      .map(({ id }) => all.find((each) => each.id === id));
    const color = ({ attributes = [] }: Partial<Product> = {}) =>
      attributes.find(({ name }) => name === 'Color')?.options[0] ?? '';
    await openPage(page, `/product/${product?.id}`);
    const colors = page.getByRole('list', { name: t('Color') });
    await expect(colors.locator('img')).toHaveCount(3);
    await expect(page).toBeAccessible('a product with siblings');
    await colors.getByRole('link', { name: nameOf(color(sibling)) }).click();
    await expect(page.getByRole('heading', { level: 1, name: sibling?.name })).toBeVisible();
    await expect(colors.locator('[aria-current="true"]')).toContainText(nameOf(color(sibling)));

    const purple = await listProducts(shop.url, { colors: ['Purple'] });
    const shown = purple.find(
      ({ attributes, images, matched_color }) =>
        matched_color !== undefined &&
        images[0]?.color !== matched_color &&
        attributes.some(({ options }) => options.length > 1 && options.includes(matched_color)),
    );
    const asked = shown?.matched_color ?? '';
    const own = shown?.images.filter((image) => image.color === asked) ?? [];
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openPage(page, '/shop?colors=Purple');
    const card = page.locator(`main a[href$="/product/${shown?.id}?color=${asked}"]`);
    await expect(card).toContainText(t('{count} colors', { count: 3 }));
    const picture = /^\/media\/\w+/.exec(own[0]?.image ?? '')?.[0] ?? '';
    await expect(card.locator('img').first()).toHaveAttribute('src', new RegExp(`^${picture}`));
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update);
        const note = () => {
          const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
          const parts = effects.map(({ pseudoElement }) => pseudoElement ?? '');
          document.documentElement.dataset.moving = parts.join(' ');
        };
        transition.ready.then(note, () => undefined);
        return transition;
      };
    });
    await card.click();
    await expect(page.getByRole('radio', { name: nameOf(asked) })).toBeChecked();
    // The picture travels from the card: it moves only if both pages have it.
    await expect(page.locator('html')).toHaveAttribute(
      'data-moving',
      new RegExp(`::view-transition-group\\(product-${shown?.id}\\)`),
    );
    await expect(page.getByRole('button', { name: like(enlarge) })).toHaveCount(own.length);
  });
});

describeOn(['desktop'], () => {
  test('keeps the column in the window, and never what has the focus out of it', async ({
    page,
    shop,
  }) => {
    const { product } = await chooseDress(shop.url);
    await page.setViewportSize({ width: 1920, height: 1700 });
    await openPage(page, `/product/${product.id}`);
    const main = page.getByRole('main');
    const name = main.getByRole('heading', { level: 1 });
    const share = main.getByRole('button', { name: t('Share') });
    const heart = main.getByRole('button', { name: like('Wishlist: {name}') }).first();
    const lastPicture = main.getByRole('button', { name: like(enlarge) }).last();
    await lastPicture.scrollIntoViewIfNeeded();
    await expect(name).toBeInViewport();

    for (const viewport of [
      { width: 820, height: 1180 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(viewport);
      for (const part of [main.getByRole('button', { name: t('Add to Bag') }), share]) {
        await page.evaluate(() => scrollTo({ top: 0 }));
        await part.evaluate((element) =>
          scrollTo({ top: element.getBoundingClientRect().top - 150 }),
        );
        await expect(part).toBeInViewport();
      }
      await page.evaluate(() => scrollTo({ top: 0 }));
      await heart.focus();
      do {
        await page.keyboard.press('Tab');
        await expect(page.locator(':focus')).toBeInViewport({ ratio: 0.9 });
      } while (!(await share.evaluate((button) => button === document.activeElement)));
    }

    // Back from the end of the pictures, where the column has been stuck for long.
    await page.setViewportSize({ width: 820, height: 600 });
    await share.focus();
    await lastPicture.evaluate((picture) => picture.scrollIntoView({ block: 'end' }));
    do {
      await page.keyboard.press('Shift+Tab');
      await expect.poll(() => isCoveredByHeader(page)).toBe(false);
    } while (!(await heart.evaluate((button) => button === document.activeElement)));
  });

  test('leaves the column where it is when Escape closes a panel, and opens the next at once', async ({
    page,
    shop,
  }) => {
    const { product } = await chooseDress(shop.url);
    await page.setViewportSize({ width: 820, height: 1180 });
    await openPage(page, `/product/${product.id}`);
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');
    const details = main.getByRole('button', { name: t('View Details') });
    await page.evaluate(() => scrollTo({ top: 400 }));
    await expect(details).toBeInViewport();
    const before = await boxOf(page, details);

    await main.getByRole('button', { name: t('Size Guide') }).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).not.toBeAttached();
    await expect(main.getByRole('button', { name: t('Size Guide') })).toBeFocused();
    expect(await boxOf(page, details)).toEqual(before);

    await details.click();
    await expect(dialog).toBeVisible();
  });

  test('has the sizes in rows of five', async ({ page, shop }) => {
    const { product } = await chooseDress(shop.url);
    await openPage(page, `/product/${product.id}`);
    const sizes = page.getByRole('group', { name: t('Size') });
    const columns = await sizes
      .getByRole('radio')
      .first()
      .locator('..')
      .evaluate((row) => getComputedStyle(row).gridTemplateColumns.split(' '));
    expect(columns).toHaveLength(5);

    await test.step('its pictures zoom by one click, a double click and the wheel', async () => {
      await page.getByRole('button', { name: like(enlarge, { number: 1 }) }).click();
      const gallery = page.getByRole('dialog', { name: t('Pictures') });
      const [zoomIn, zoomOut] = ['Zoom in', 'Zoom out'].map((name) =>
        gallery.getByRole('button', { name: t(name) }),
      );
      const middle = [720, 450] as const;
      await expect(zoomIn!).toBeVisible();
      await page.mouse.click(...middle);
      await expect(zoomOut!).toBeVisible();
      await page.mouse.wheel(0, -2000);
      // As far as it has pixels, of its largest file.
      const picture = gallery.getByRole('img');
      const size = () =>
        picture.evaluate((image: HTMLImageElement) => ({
          height: Math.round(image.getBoundingClientRect().height),
          file: image.currentSrc.split('/').at(-1),
        }));
      await expect.poll(size).toEqual({ height: 1600, file: '1200.avif' });
      await page.mouse.wheel(0, 2000);
      await page.mouse.wheel(0, 2000);
      await expect(zoomIn!).toBeVisible();
      await page.mouse.dblclick(...middle);
      await expect(zoomOut!).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(gallery).not.toBeAttached();
    });

    await test.step('is its price in USD as sent, then in the chosen currency', async () => {
      const offer = async () => {
        const facts = await page.locator('head script[type="application/ld+json"]').textContent();
        const { '@graph': graph } = JSON.parse(facts ?? '') as { '@graph': { offers?: object }[] };
        return graph[0]?.offers;
      };
      const { price_in_usd, price_in_eur, price_in_aed } = product;
      expect(await offer()).toMatchObject({ price: price_in_usd, priceCurrency: 'USD' });
      await header(page).currency.click();
      await expect.poll(offer).toMatchObject({ price: price_in_eur, priceCurrency: 'EUR' });
      await header(page).currency.click();
      await expect.poll(offer).toMatchObject({ price: price_in_aed, priceCurrency: 'AED' });
    });

    await test.step('it ends where the header ends on a wide screen', async () => {
      await page.setViewportSize({ width: 1920, height: 1080 });
      const gutter = 48;
      const end = async () => {
        const box = await boxOf(page, sizes);
        return Math.round((box?.x ?? 0) + (box?.width ?? 0));
      };
      await expect.poll(end).toBe(1920 - gutter);
    });

    await test.step('a main button under the mouse does not look disabled', async () => {
      const [ink, paper] = ['rgb(20, 18, 16)', 'rgb(251, 249, 246)'];
      const add = page.getByRole('main').getByRole('button', { name: t('Add to Bag') });
      await expect(add).toBeDisabled();
      await expect(add).not.toHaveCSS('border-top-color', ink);
      const size = sizes.getByRole('radio', { disabled: false }).first();
      await size.click();
      await expect(add).toHaveCSS('background-color', ink);
      await add.hover();
      await expect(add).toHaveCSS('background-color', paper);
      await expect(add).toHaveCSS('border-top-color', ink);
      await expect(add).toHaveCSS('color', ink);
    });
  });
});

describeOn(['phone'], () => {
  test('has a sheet of sizes as tall as its contents, which says what is left and what it needs', async ({
    page,
    shop,
  }) => {
    const all = await listProducts(shop.url);
    const product = all.find(({ sizes }) => {
      const stocks = sizes.map(({ stock }) => stock);
      return stocks.includes(0) && stocks.includes(1) && stocks.includes(2);
    });
    await openPage(page, `/product/${product?.id}`);
    await page.getByRole('button', { name: t('Select Size') }).click();
    const sheet = page.getByRole('dialog', { name: t('Select Size') });
    await expect(sheet.getByText(t('Last {count}', { count: 2 })).first()).toBeVisible();
    await expect(sheet.getByText(t('Last one')).first()).toBeVisible();
    await expect(sheet.getByText(t('Sold out'), { exact: true }).first()).toBeVisible();
    const screen = page.viewportSize()?.height ?? 0;
    await expect
      .poll(async () => {
        const box = await sheet.boundingBox();
        return box !== null && box.y > screen / 4 && Math.round(box.y + box.height) === screen;
      })
      .toBe(true);
    await expect(sheet.getByText(like('Shipping {amount} for the whole order'))).toBeVisible();
    await expect(page).toBeAccessible('the sheet of sizes');

    const add = sheet.getByRole('button', { name: t('Add to Bag') });
    await expect(add).toBeDisabled();
    await add.locator('..').tap();
    await expect(sheet.locator('[aria-live]', { hasText: t('Select a size') })).toBeVisible();
    await expect(sheet.getByRole('radio', { disabled: false }).first()).toBeFocused();

    const last = product?.sizes.find(({ stock }) => stock === 1)?.size ?? '';
    await sheet.getByRole('radio', { name: last, exact: true }).tap();
    await add.tap();
    await expect(bagDrawer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t('Select Size') }).click();
    await expect(sheet.getByText(t('The last one is already in your bag'))).toBeVisible();
  });
});

describeOn(['phone'], () => {
  test('has the sizes on one line, in the middle of their boxes with what is said of their stock', async ({
    page,
    shop,
  }) => {
    const all = await listProducts(shop.url);
    const stocksOf = ({ sizes }: Product) => sizes.map(({ stock = 0 }) => stock);
    const low = all.find(
      (each) => stocksOf(each).includes(0) && stocksOf(each).some((stock) => stock > 3),
    );
    const plenty = all.find(
      (each) => each.sizes.length > 1 && stocksOf(each).every((stock) => stock > 3),
    );
    const sizes = page.getByRole('dialog', { name: t('Select Size') }).getByRole('radio');
    const openSizes = async (product: Product | undefined) => {
      await openPage(page, `/product/${product?.id}`);
      await page.getByRole('button', { name: t('Select Size') }).click();
      await expect(sizes.first()).toBeVisible();
    };
    /** How far each name is below the top of its box, and what is seen in the box off its middle. */
    const places = () =>
      sizes.evaluateAll((boxes) =>
        boxes.map((size) => {
          const texts = document.createTreeWalker(size, NodeFilter.SHOW_TEXT);
          const lines: DOMRect[] = [];
          while (texts.nextNode() !== null) {
            const text = document.createRange();
            text.selectNodeContents(texts.currentNode);
            const line = text.getBoundingClientRect();
            const isSeen = (texts.currentNode.parentElement?.clientWidth ?? 0) !== 1;
            if (isSeen && line.height > 0) lines.push(line);
          }
          const box = size.getBoundingClientRect();
          const top = Math.min(...lines.map((line) => line.top)) - box.top;
          const bottom = box.bottom - Math.max(...lines.map((line) => line.bottom));
          return { top, off: Math.abs(top - bottom) / 2, texts: lines.length };
        }),
      );
    const expectOneLine = (placed: Awaited<ReturnType<typeof places>>) => {
      const tops = placed.map(({ top }) => top);
      expect(Math.max(...tops) - Math.min(...tops), 'a name above another').toBeLessThan(1);
    };

    await openSizes(plenty);
    const alone = await places();
    expectOneLine(alone);
    expect(Math.max(...alone.map(({ off }) => off))).toBeLessThan(3);

    await openSizes(low);
    const some = await places();
    expectOneLine(some);
    const withStock = some.filter(({ texts }) => texts > 1);
    expect(withStock.length).toBeGreaterThan(0);
    // The fullest box: in Arabic what is said of the others takes one line less.
    expect(Math.min(...withStock.map(({ off }) => off))).toBeLessThan(3);

    // Some of the words take two lines now.
    await page.addStyleTag({ content: ':root { font-size: 200% }' });
    expectOneLine(await places());
  });

  test('has a bar of two lines: the price, and the chosen size', async ({ page, shop }) => {
    const all = await listProducts(shop.url);
    const reduced = all.find(
      ({ discount_percentage, sizes }) => discount_percentage > 0 && sizes.length > 1,
    );
    const size = reduced?.sizes.find(({ stock }) => stock !== 0);
    await openPage(page, `/product/${reduced?.id}?size=${size?.size}`);
    await header(page).currency.click();
    await header(page).currency.click();
    const bar = page.locator('[data-bar="bottom"]');
    await expect(bar.getByText(/AED|د\.إ/u)).toBeVisible();
    await expect(bar.getByText(t('Size {size}', { size: size?.size ?? '' }))).toBeVisible();
    const lines = await bar.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      text.setEndBefore(element.lastElementChild!);
      return new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    });
    expect(lines).toBeLessThanOrEqual(2);
  });

  test('leads on from a product that is sold out', async ({ page, shop }) => {
    const all = await listProducts(shop.url);
    const soldOut = all.find(({ sizes }) => sizes.every(({ stock }) => stock === 0));
    await openPage(page, `/product/${soldOut?.id}`);
    const ask = page.getByRole('button', { name: t('Tell me when it is back') });
    await expect(ask).toHaveCount(1);
    await expect(ask).toBeInViewport();
    await expect(page.locator('[data-bar="bottom"]').getByText(t('Sold out'))).toBeInViewport();
    await page.getByRole('button', { name: t('Size Guide') }).click();
    await expect(page.getByRole('dialog', { name: t('Size Guide') })).toBeVisible();
    await page.keyboard.press('Escape');
    await ask.click();
    await expect(page.getByRole('dialog', { name: t('Tell me when it is back') })).toBeVisible();
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
    const bar = page.getByRole('button', { name: t('Select Size') });
    await expect(bar).toBeVisible();
    await expect(page.locator('[data-bar="bottom"]').filter({ has: bar })).toHaveCSS(
      'position',
      'fixed',
    );

    const similar = page.getByRole('region', { name: t('Similar Items') });
    // Tab comes to it before the related products.
    const related = await similar.elementHandle();
    const isBefore = (button: Element, region: Element | null) =>
      region !== null && (button.compareDocumentPosition(region) & 4) !== 0;
    expect(await bar.evaluate(isBefore, related)).toBe(true);
    const before = similar.getByRole('button', { name: t('Previous similar item') });
    const names = await similar
      .locator('li:not([inert])')
      .evaluateAll((items) => items.map((item) => item.querySelector('h3')?.textContent));
    const shown = () =>
      similar.getByRole('list').evaluate((strip) => {
        const { direction, paddingInlineStart } = getComputedStyle(strip);
        const side = direction === 'rtl' ? 'right' : 'left';
        const gap = (each: Element) =>
          Math.abs(each.getBoundingClientRect()[side] - strip.getBoundingClientRect()[side]);
        const item = [...strip.children].find(
          (each) => Math.abs(gap(each) - parseFloat(paddingInlineStart)) < 2,
        );
        return item?.querySelector('h3')?.textContent;
      });
    await before.scrollIntoViewIfNeeded();
    await expect.poll(shown).toBe(names[0]);
    await before.click();
    await expect.poll(shown).toBe(names.at(-1));
    await similar.getByRole('button', { name: t('Next similar item') }).click();
    await expect.poll(shown).toBe(names[0]);

    await page.setViewportSize({ width: 768, height: 900 });
    await expect(bar).toBeHidden();
    await expect(before).toBeHidden();
    await expect(page.getByRole('group', { name: t('Size') })).toBeVisible();
    // The pictures do not end far above the text beside them.
    const pictures = page.getByRole('button', { name: like(enlarge) });
    const widths = await pictures.evaluateAll((all) => all.map((each) => each.clientWidth));
    expect(new Set(widths).size).toBe(1);
  });
});

describeInSoak(['phone'], () => {
  test('shows that a product does not exist', async ({ page, expectedFailures }) => {
    expectedFailures.push({ path: /\/product(s)?\/2000000000$/, status: 404 });
    await openPage(page, '/product/2000000000');
    await expect(page.getByText(t('Product not found')).first()).toBeVisible();
    await expect(page).toBeAccessible('product not found');
  });
});

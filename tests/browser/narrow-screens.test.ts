import type { Locator, Page } from '@playwright/test';

import { chooseDress, nameOf } from './support/catalogue';
import { describeInLanguage, describeOn, expect, test } from './support/fixtures';
import { header, openPage } from './support/steps';
import { t } from './support/texts';

/** Opens a panel, checks that all of it is on the screen, and closes it. */
const expectPanelFits = async (page: Page, opener: Locator, name: string): Promise<void> => {
  await opener.click();
  const panel = page.getByRole('dialog', { name });
  await expect(panel).toBeVisible();
  await expect(page).toFitTheScreen();
  const excessWidth = await panel.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(excessWidth, `width of ${name}`).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await expect(panel).not.toBeAttached();
};

describeInLanguage('ar', ['phone'], () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('nothing goes sideways at 320 px', async ({ page, shop }) => {
    const { product } = await chooseDress(shop.url);
    await openPage(page, '/');
    await expect(page).toFitTheScreen();
    await expectPanelFits(page, header(page).menu, t('Menu'));
    await expectPanelFits(page, header(page).search, t('Search'));
    await expectPanelFits(page, header(page).bag, t('Your bag'));
    await openPage(page, '/shop');
    await expect(page).toFitTheScreen();
    const filters = page.getByRole('button', { name: t('Filter & Sort') });
    await expectPanelFits(page, filters, t('Filter & Sort'));
    await openPage(page, `/product/${product.id}`);
    await expect(page).toFitTheScreen();
    await expect(page).toFitFingers();
    const crumbs = page.getByRole('navigation', { name: t('Breadcrumb') }).locator('li');
    const middles = await crumbs.evaluateAll((all) =>
      all.map((crumb) => {
        const { top, bottom } = crumb.getBoundingClientRect();
        return Math.round((top + bottom) / 2);
      }),
    );
    expect(new Set(middles).size, 'lines of the breadcrumb').toBe(1);
  });
});

describeOn(['phone'], () => {
  test('text of twice the size fits, also the longest words of headings', async ({ page }) => {
    for (const path of ['/collections', '/collections/accessories']) {
      await openPage(page, path);
      await page.addStyleTag({ content: ':root { font-size: 200% }' });
      await expect(page).toFitTheScreen();
    }

    // The menu's columns beside its picture become an accordion before they run into each other.
    await page.setViewportSize({ width: 1280, height: 800 });
    await header(page).menu.click();
    const menu = page.getByRole('dialog', { name: t('Menu') });
    await menu.getByRole('button', { name: t('Collection'), exact: true }).click();
    await menu.getByRole('button', { name: t('New In'), exact: true }).click();
    // One navigation may be in another: each entry once.
    const texts = await menu.locator('nav :is(a, button)').evaluateAll((entries) =>
      entries.map((entry) => {
        const range = document.createRange();
        range.selectNodeContents(entry);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        return { text: entry.textContent, left, right, top, bottom };
      }),
    );
    expect(texts.length).toBeGreaterThan(8);
    for (const one of texts) {
      const collides = texts.filter(
        (other) =>
          other !== one &&
          other.left < one.right &&
          one.left < other.right &&
          other.top < one.bottom &&
          one.top < other.bottom,
      );
      expect(collides, one.text).toEqual([]);
    }
  });
});

test('the first screen of a season holds its whole title', async ({ page }) => {
  for (const path of ['/collections/fw-24-25', '/collections/ss24']) {
    await openPage(page, path);
    for (const [width, height] of [
      [1440, 900],
      [1440, 720],
      [390, 664],
    ] as const) {
      await page.setViewportSize({ width, height });
      const title = page.getByRole('heading', { level: 1 });
      await expect(title, `${path} at ${width} x ${height}`).toBeInViewport({ ratio: 1 });
    }
  }
});

test('on a low screen, and with text of twice the size, no banner’s words or button are on its garments', async ({
  page,
}) => {
  const width = 720;
  const buttons = () =>
    page
      .getByRole('main')
      .getByRole('region')
      .getByRole('link')
      .evaluateAll((all) =>
        all.slice(0, 4).map((button) => {
          const section = button.closest('section');
          if (section === null) throw new Error('a button outside of its banner');
          const { top, bottom } = section.getBoundingClientRect();
          const end = button.getBoundingClientRect().bottom;
          return {
            afterShare: (end - top) / (bottom - top),
            screensBelow: (bottom - end) / innerHeight,
          };
        }),
      );
  await page.setViewportSize({ width, height: 450 });
  await openPage(page, '/');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  const widths = await headings.evaluateAll((all) =>
    all.slice(0, 4).map((heading) => heading.parentElement?.getBoundingClientRect().width ?? 0),
  );
  expect(widths).toHaveLength(4);
  expect(Math.max(...widths)).toBeLessThanOrEqual(0.35 * width);
  const low = await buttons();
  expect(low).toHaveLength(4);
  // The bag in the third picture begins at two thirds.
  expect(Math.max(...low.map(({ afterShare }) => afterShare))).toBeLessThan(0.66);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.addStyleTag({ content: ':root { font-size: 200% }' });
  const large = await buttons();
  expect(Math.min(...large.map(({ screensBelow }) => screensBelow))).toBeGreaterThan(0.6);
});

test('with text of twice the size, names of colors stay whole, and stock and the header’s controls keep clear', async ({
  page,
}) => {
  await openPage(page, '/product/46');
  await page.addStyleTag({ content: ':root { font-size: 200% }' });
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const color = page.getByRole('main').getByText(nameOf('Caramel'), { exact: true });
    const lines = await color.evaluate((name) => {
      const words = document.createRange();
      words.selectNodeContents(name);
      return words.getClientRects().length;
    });
    expect(lines, `lines of a color at ${width}`).toBe(1);
    const gaps = await page
      .getByRole('banner')
      .locator('svg, [data-price], a:not(:has(svg))')
      .evaluateAll((parts) => {
        const boxes = parts
          .map((part) => part.getBoundingClientRect())
          .filter((box) => box.width > 0)
          .sort((one, other) => one.left - other.left);
        return boxes.slice(1).map((box, index) => box.left - (boxes[index]?.right ?? 0));
      });
    expect(Math.min(...gaps), `gaps in the header at ${width}`).toBeGreaterThan(12);
    const icon = await page.getByRole('banner').locator('svg').last().boundingBox();
    expect(icon?.width, `an icon of the header at ${width}`).toBeGreaterThan(22.5);
    if (width < 768) continue;
    const stock = page.getByRole('radio').locator('[aria-hidden]').first();
    const room = await stock.evaluate((note) => {
      const words = document.createRange();
      words.selectNodeContents(note);
      const all = [...words.getClientRects()];
      const box = note.closest('button')?.getBoundingClientRect();
      if (box === undefined) throw new Error('a note outside of its size');
      return Math.min(
        ...all.map(({ left, right }) => Math.min(left - box.left, box.right - right)),
      );
    });
    expect(room, `room beside a stock at ${width}`).toBeGreaterThan(4);
  }
});

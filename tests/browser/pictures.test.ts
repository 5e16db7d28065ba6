import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { Page, Response } from '@playwright/test';

import { startShop } from '../support/shop-process';
import { describeInSoak, describeOn, expect, test } from './support/fixtures';
import { openPage } from './support/steps';

/** The pictures that the page asks for from now on. */
const watchPictures = (page: Page): Response[] => {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/media/')) responses.push(response);
  });
  return responses;
};

const cards = (page: Page) => page.getByRole('main').locator('a[href^="/product/"]');
const firstCard = (page: Page) => cards(page).first();

/** The width in which a picture is shown, and the one that its `sizes` ask for, px. */
const widthsOf = (image: Element): { shown: number; asked: number } => {
  const sizes = image.parentElement?.querySelector('source')?.sizes ?? '';
  const widths = sizes.split(/, ?(?![^(]*\))/).flatMap((entry) => {
    const [, condition, width = entry] = /^(\(.+?\)(?: and \(.+?\))*) (.+)$/.exec(entry) ?? [];
    return condition === undefined || matchMedia(condition).matches ? width : [];
  });
  const ruler = document.createElement('div');
  ruler.style.position = 'absolute';
  ruler.style.width = widths[0] ?? '';
  document.body.append(ruler);
  const asked = ruler.getBoundingClientRect().width;
  ruler.remove();
  return { shown: image.getBoundingClientRect().width, asked };
};

describeInSoak(['phone'], () => {
  test('a fresh shop shows its pictures before they are AVIF', async ({ page }) => {
    const picturesDir = mkdtempSync(path.join(os.tmpdir(), 'selvage-pictures-'));
    const fresh = await startShop({ PICTURES_DIR: picturesDir });
    const responses = watchPictures(page);
    await page.goto(`${fresh.url}/shop`);
    const picture = firstCard(page).locator('img').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    const types = await Promise.all(
      responses.map((response) => response.headerValue('content-type')),
    );
    expect(types[0]).toBe('image/webp');
    const urls = responses.map((response) => response.url());
    expect(urls).toEqual([...new Set(urls)]);
    await fresh.stop();
    rmSync(picturesDir, { recursive: true, force: true });
  });
});

describeOn(['phone', 'desktop'], () => {
  test('a picture that is loading is seen as its blurred self', async ({ page }) => {
    await page.route('**/media/**', () => undefined);
    await page.goto('/shop', { waitUntil: 'domcontentloaded' });
    const picture = firstCard(page).locator('img').first();
    await expect(picture).toHaveCSS('background-image', /^url\("data:image\/bmp;base64,/);
    const size = await picture.evaluate(async (image) => {
      const preview = new Image();
      preview.src = getComputedStyle(image).backgroundImage.slice(5, -2);
      await preview.decode();
      return [preview.naturalWidth, preview.naturalHeight];
    });
    expect(size).toEqual([4, 6]);
  });

  test('a picture below the first view has its blurred self once the page is interactive', async ({
    page,
  }) => {
    await page.route('**/media/**', () => undefined);
    let startScripts: () => void = () => undefined;
    const scriptsMayStart = new Promise<void>((resolve) => {
      startScripts = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await scriptsMayStart;
      await route.continue();
    });
    await page.goto('/shop', { waitUntil: 'domcontentloaded' });
    const picture = cards(page).last().locator('img').first();
    await expect(picture).toHaveCSS('background-image', 'none');
    startScripts();
    await expect(picture).toHaveCSS('background-image', /^url\("data:image\/bmp;base64,/);
  });
});

describeOn(['desktop'], () => {
  test('the pictures of a list are asked for in the width in which they are shown', async ({
    page,
  }) => {
    for (const [columns, ...widths] of [
      [4, 320, 390, 767, 768, 1024, 1440, 1920],
      [3, 768, 1440],
      [2, 768, 1440],
    ]) {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`/shop?columns=${columns}`);
        const { shown, asked } = await firstCard(page).locator('img').evaluate(widthsOf);
        const situation = `${columns} columns, ${width} px`;
        expect(asked, situation).toBeGreaterThan(shown - 1);
        expect(asked, situation).toBeLessThan(1.03 * shown);
      }
    }
  });

  test('the second view of a card is fetched when the card is hovered', async ({ page }) => {
    const responses = watchPictures(page);
    await openPage(page, '/shop');
    await page.waitForLoadState('networkidle');
    const pictures = firstCard(page).locator('img');
    await expect(pictures).toHaveCount(1);
    const before = responses.length;
    await firstCard(page).hover();
    await expect(pictures).toHaveCount(2);
    await expect(pictures.nth(1).locator('xpath=ancestor::div[1]')).toHaveCSS('opacity', '1');
    expect(responses).toHaveLength(before + 1);
  });

  test('the second view of a card is fetched when the keyboard reaches it', async ({ page }) => {
    await openPage(page, '/shop');
    const pictures = firstCard(page).locator('img');
    await expect(pictures).toHaveCount(1);
    await firstCard(page).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(pictures).toHaveCount(2);
  });
});

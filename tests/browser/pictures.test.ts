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

const firstCard = (page: Page) => page.getByRole('main').locator('a[href^="/product/"]').first();

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
});

describeOn(['desktop'], () => {
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

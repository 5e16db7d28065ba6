import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { chooseDress } from './support/catalogue';
import { useShopAndBrowser } from './support/shop-and-browser';
import { logIn, openPage } from './support/steps';

const { shop, visit } = useShopAndBrowser();

/** Has every page from now on say aloud what its policy refused; a journey fails on it. */
const reportViolations = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, sample, sourceFile }) => {
      console.error(`Refused by ${violatedDirective}: ${sample} (${sourceFile})`);
    });
  });

describe('the pages’ policy (Content-Security-Policy with Trusted Types)', () => {
  it('is never broken from home to the checkout', async () => {
    const { product } = await chooseDress(shop().url);
    await visit({ on: 'desktop' }, async (page) => {
      await reportViolations(page);
      await openPage(page, '/');
      await openPage(page, `/shop?category=${product.category.slug}`);
      // Reached within the page: its texts are sanitised in the browser.
      const path = `/product/${product.id}`;
      await page.locator(`main a:is([href="${path}"], [href^="${path}?"])`).first().click();
      await page.getByRole('heading', { level: 1, name: product.name }).waitFor();
      await page.getByRole('main').getByRole('button', { name: 'View Details' }).click();
      const details = page.getByRole('dialog');
      await expect.poll(() => details.innerText()).toMatch(/\w+ \w+/);
      await page.keyboard.press('Escape');
      // Rendered on the server: its texts are taken over as they stand.
      await openPage(page, `/product/${product.id}`);
      await openPage(page, '/story/1');
      await openPage(page, '/checkout');
      await logIn(page);
      await page.waitForURL('**/checkout');
      await page.getByRole('heading', { level: 1 }).waitFor();
    });
  });

  it('lets no text into the page as HTML beside the sanitiser, and has the browser report it', async () => {
    let written = '';
    const journey = visit({ on: 'desktop' }, async (page) => {
      await openPage(page, '/');
      written = await page.evaluate(() => {
        const place = document.createElement('div');
        try {
          place.innerHTML = '<b>text</b>';
        } catch {
          // What counts is whether it is there.
        }
        return place.textContent ?? '';
      });
    });
    await expect(journey).rejects.toThrow(/TrustedHTML/);
    expect(written).toBe('');
  });
});

import { createHash } from 'node:crypto';

import type { Page } from '@playwright/test';

import { chooseDress } from './support/catalogue';
import { newCustomer } from './support/customers';
import { describeInSoak, expect, test } from './support/fixtures';
import { logIn, openPage } from './support/steps';

/** Makes every page report what its policy has refused, which fails the test. */
const reportViolations = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, sample, sourceFile }) => {
      console.error(`Refused by ${violatedDirective}: ${sample} (${sourceFile})`);
    });
  });

// Chromium reports a violation on the console, which fails any of the browser's tests.
describeInSoak(['desktop'], () => {
  test('the pages’ policy is never broken from home to the checkout', async ({ page, shop }) => {
    const { product } = await chooseDress(shop.url);
    const noura = await newCustomer(shop, 'Noura');
    await reportViolations(page);
    await openPage(page, '/');
    await openPage(page, `/shop?category=${product.category.slug}`);
    // Opened by a link: its HTML is sanitized in the browser.
    const path = `/product/${product.id}`;
    await page.locator(`main a:is([href="${path}"], [href^="${path}?"])`).first().click();
    await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'View Details' }).click();
    const details = page.getByRole('dialog');
    await expect.poll(() => details.innerText()).toMatch(/\w+ \w+/);
    await page.keyboard.press('Escape');
    // Rendered on the server: its HTML is hydrated as it is.
    await openPage(page, `/product/${product.id}`);
    await openPage(page, '/story/1');
    await openPage(page, '/checkout');
    await logIn(page, noura);
    await page.waitForURL('**/checkout');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('the pages’ policy (Content-Security-Policy with Trusted Types)', () => {
  test('allows the script that the page itself contains, by its hash, and no other', async ({
    shop,
  }) => {
    for (const path of ['/', '/ar', '/login', '/no/such/page']) {
      const response = await fetch(shop.url + path);
      const html = await response.text();
      const hashes = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) =>
        createHash('sha256').update(script).digest('base64'),
      );
      expect(hashes, path).toHaveLength(1);
      const policy = response.headers.get('content-security-policy')?.split(';');
      expect(policy, path).toContain(`script-src 'self' 'sha256-${hashes[0]}'`);
    }
  });

  test('blocks HTML that did not pass the sanitizer, and has the browser report it', async ({
    page,
    consoleProblems,
  }) => {
    await openPage(page, '/');
    const written = await page.evaluate(() => {
      const place = document.createElement('div');
      try {
        place.innerHTML = '<b>text</b>';
      } catch {
        // What counts is whether it is there.
      }
      return place.textContent ?? '';
    });
    expect(written).toBe('');
    await expect.poll(() => consoleProblems.join('\n')).toMatch(/TrustedHTML/);
    consoleProblems.length = 0;
  });
});

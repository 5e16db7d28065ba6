import { describeOn, expect, test } from './support/fixtures';
import { hydrated, layoutShift, openPage, painted, scriptsBeforePaint } from './support/steps';

test.use({ language: 'ar' });

describeOn(['phone'], () => {
  test('a visitor is led to Arabic by the browser, and chooses English', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.waitForURL('**/ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page).toBeAccessible('home, in Arabic');

    await openPage(page, '/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await page.waitForURL('**/about');
    await expect(page).toHaveURL('/about');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await hydrated(page);

    await page.goto('/');
    await expect(page).toHaveURL('/');
  });
});

describeOn(['phone'], () => {
  test('a first view loads the basic Latin letters alone, an English one no Arabic ones, and no script before it is painted', async ({
    page,
  }) => {
    const fonts = new Map<string, number>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.woff2')) {
        fonts.set(pathname, Number(response.headers()['content-length']));
      }
    });
    await openPage(page, '/');
    await page.evaluate(async () => document.fonts.ready);
    await expect.poll(() => fonts.size).toBe(4);
    const bytes = [...fonts.values()].reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeLessThan(105_000);
    const arabic = () => [...fonts.keys()].filter((file) => /markazi|readex/.test(file));
    expect(arabic()).toHaveLength(2);

    fonts.clear();
    await page.goto('/contact');
    await painted(page);
    await hydrated(page);
    expect(await scriptsBeforePaint(page)).toEqual([]);
    await page.evaluate(async () => document.fonts.ready);
    await expect.poll(() => fonts.size).toBeGreaterThan(0);
    expect(arabic()).toEqual([]);
  });

  test('a price stands below the beginning of its label', async ({ page }) => {
    await openPage(page, '/shop');
    await page.getByRole('button', { name: /تصفية/ }).first().click();
    const price = page.getByLabel('السعر الأدنى');
    await price.fill('500');
    const side = await price.evaluate((field) => getComputedStyle(field).textAlign);
    expect(side).toMatch(/right$/);
  });

  test('the stock of a size keeps clear of its box', async ({ page }) => {
    await openPage(page, '/product/1');
    await page.getByRole('button', { name: 'اختيار المقاس' }).click();
    const size = page.getByRole('dialog').getByRole('radio', { name: 'XL' });
    await expect(size).toContainText('آخر');
    const room = await size.evaluate((box) => {
      const words = document.createRange();
      words.selectNodeContents(box.querySelector('[aria-hidden]') ?? box);
      const rects = [...words.getClientRects()];
      const frame = box.getBoundingClientRect();
      const left = Math.min(...rects.map((rect) => rect.left)) - frame.left;
      const right = frame.right - Math.max(...rects.map((rect) => rect.right));
      const height = words.getBoundingClientRect().height;
      return { side: Math.min(left, right), lines: Math.round(height / 14.4) };
    });
    expect(room.side).toBeGreaterThan(6);
    expect(room.lines).toBe(1);
  });
});

describeOn(['phone'], () => {
  test('the offer of Arabic gives way to a panel and to a field in use', async ({ page }) => {
    await page.goto('/contact');
    await hydrated(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const offer = page.locator('section:lang(ar)');
    await expect(offer).toBeVisible();
    await page.getByRole('textbox', { name: 'Email' }).focus();
    await expect(offer).toBeHidden();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(offer).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: /^Bag/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(offer).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(offer).toBeVisible();

    // A phone's product page has the bar to buy there. The offer is below the choices, and comes
    // while that place is below the screen.
    await page.goto('/product/1');
    await hydrated(page);
    const inPage = page.getByRole('main').locator('section:lang(ar)');
    await expect(inPage).toBeVisible();
    expect((await inPage.boundingBox())!.y).toBeGreaterThanOrEqual(844);
    expect(await layoutShift(page)).toBeLessThan(0.005);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.locator('body > section:lang(ar)')).toBeHidden();
    const bar = (await page.locator('[data-bar="bottom"]').boundingBox())!;
    expect(Math.round(bar.y + bar.height)).toBe(844);
    await inPage.scrollIntoViewIfNeeded();
    await expect(page).toBeAccessible('a product with the offer of Arabic');
    await inPage.getByRole('button').click();
    await expect(inPage).not.toBeAttached();

    await page.goto('/about');
    await hydrated(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(offer).not.toBeAttached();
  });
});

import { describeOn, expect, test } from './support/fixtures';
import { openPage, searchOf } from './support/steps';

describeOn(['phone', 'desktop'], () => {
  test('heads with the category, the search or All Collections', async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await openPage(page, '/shop');
    await expect(heading).toHaveText('All Collections');
    await openPage(page, '/shop?category=accessories');
    await expect(heading).toHaveText('Accessories');
    await openPage(page, '/shop?search=kaftan');
    await expect(heading).toHaveText('Search Results for kaftan');
  });

  test('says what was not found and clears it', async ({ page }) => {
    await openPage(page, '/shop?search=qqqqzzzz');
    await expect(page.getByText('No products found matching qqqqzzzz')).toBeVisible();
    await expect(page).toBeAccessible('nothing found');
    await page.getByRole('link', { name: 'Clear all filters' }).click();
    await page.waitForURL(/\/shop$/);
    await expect(page.getByRole('main').locator('a[href^="/product/"]').first()).toBeVisible();
  });

  test('filters are pending until Apply, and Back undoes one Apply', async ({ page }) => {
    await openPage(page, '/shop');
    const opener = page.getByRole('button', { name: /^Filter & Sort/ });
    await opener.click();
    const sheet = page.getByRole('dialog', { name: 'Filter & Sort' });
    await sheet.getByLabel('On sale').check();
    await expect(page).toBeAccessible('the filter sheet');
    expect(searchOf(page)).toBe('');
    await sheet.getByRole('button', { name: 'Apply Filters' }).click();
    await page.waitForURL(/on_sale=/);
    await expect(opener.getByText('Active')).toBeVisible();
    await expect(page.getByRole('main').locator('a[href^="/product/"]').first()).toBeVisible();

    await page.goBack();
    await page.waitForURL(/\/shop$/);
    await expect(opener.getByText('Active')).not.toBeAttached();
    await page.goForward();
    await expect(opener.getByText('Active')).toBeVisible();
    await opener.click();
    await sheet.getByRole('button', { name: 'Clear All Filters' }).click();
    await page.waitForURL(/\/shop$/);
  });
});

import { describeOn, expect, test } from './support/fixtures';
import { hydrated, openPage } from './support/steps';

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

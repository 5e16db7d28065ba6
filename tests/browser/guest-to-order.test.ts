import { chooseDress } from './support/catalogue';
import { describeInLanguage, expect, test } from './support/fixtures';
import {
  addToBag,
  bagDrawer,
  cash,
  header,
  hydrated,
  logIn,
  openAddressStep,
  openPage,
  openShopFromMenu,
  placeOrder,
} from './support/steps';
import { currentLanguage, like, t } from './support/texts';

test.use({ freshShop: true });

describeInLanguage('ar', ['desktop', 'phone'], () => {
  test('a guest fills a bag, logs in, orders for cash, and the order survives kill -9', async ({
    page,
    shop,
  }) => {
    const choice = await chooseDress(shop.url);

    await openPage(page, '/');
    await expect(page).toHaveTitle(`${t('Home')} | Selvage`);
    await expect(page).toBeAccessible('home');
    await expect(page).toFitTheScreen();

    await openShopFromMenu(page);
    await expect(page.getByRole('heading', { level: 1, name: t('All Collections') })).toBeVisible();
    await expect(page).toHaveTitle(`${t('All Collections')} | Selvage`);
    await expect(page).toBeAccessible('shop');
    await expect(page).toFitTheScreen();

    await openPage(page, `/product/${choice.product.id}`);
    await expect(page.getByRole('heading', { level: 1, name: choice.product.name })).toBeVisible();
    await expect(page).toHaveTitle(`${choice.product.name} | Selvage`);
    await expect(page).toBeAccessible('product');
    await expect(page).toFitTheScreen();

    await page
      .getByRole('link', { name: t('Returns within {days} days', { days: 14 }) })
      .scrollIntoViewIfNeeded();
    const arrival = page.getByText(like('Arrives {days}')).locator('visible=true');
    const dates = await arrival.first().textContent();

    await addToBag(page, choice);
    await expect(bagDrawer(page).getByText(choice.product.name).first()).toBeVisible();
    if (currentLanguage() === 'ar') {
      // On the left, where a text written from the right ends.
      await expect.poll(async () => (await bagDrawer(page).boundingBox())?.x).toBe(0);
    }
    await expect(
      bagDrawer(page).getByText(t('Shipping and taxes calculated at checkout.')),
    ).toBeVisible();
    await expect(bagDrawer(page).getByText(dates ?? '')).toBeVisible();
    const returns = bagDrawer(page).getByRole('link', {
      name: t('Returns within {days} days', { days: 14 }),
    });
    expect((await returns.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expect(page).toBeAccessible('the bag with one line');
    const stored = await page.evaluate(() => localStorage.getItem('cart'));
    expect(JSON.parse(stored ?? 'null')).toMatchObject({
      items: [{ productId: choice.product.id, size: choice.size.size, quantity: 1 }],
    });

    await bagDrawer(page)
      .getByRole('button', { name: t('Checkout') })
      .click();
    await page.waitForURL('**/login');
    await expect(page.getByText(t('Please login to proceed with checkout')).first()).toBeVisible();
    await expect(page).toBeAccessible('login');

    await logIn(page);
    await page.waitForURL('**/checkout');
    await openAddressStep(page);
    await expect(page.getByLabel(t('City'))).toHaveValue('Dubai');
    await expect(page.getByLabel(t('Phone'))).toHaveValue('');
    await expect(arrival.first()).toHaveText(dates ?? '');
    await expect(page).toBeAccessible('checkout');
    await expect(page).toFitTheScreen();

    await placeOrder(page, cash);
    await page.waitForURL(/\/order\/\d+/);
    await expect(page.getByText(t('Order placed successfully!')).first()).toBeVisible();
    await expect(page.getByRole('main').getByText(choice.product.name).first()).toBeVisible();
    await expect(
      page.getByRole('region', { name: t('What happens next') }).getByText(dates ?? ''),
    ).toBeVisible();
    await expect(page).toBeAccessible('order');
    await expect(page).toFitTheScreen();

    await header(page).bag.click();
    await expect(bagDrawer(page).getByText(t('Your cart is empty'))).toBeVisible();
    await expect(page).toBeAccessible('the empty bag');

    const orderPath = new URL(page.url()).pathname;
    await page.goto('about:blank');
    await shop.kill();
    await shop.restart();
    await page.goto(orderPath, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    await expect(page.getByRole('main').getByText(choice.product.name).first()).toBeVisible();
  });
});

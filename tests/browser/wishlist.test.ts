import type { Locator, Page } from '@playwright/test';

import { pathIn } from '@contract/languages';

import { logInAs } from './support/account-steps';
import { cardName, chooseDress } from './support/catalogue';
import { newCustomer } from './support/customers';
import { describeInSoak, describeOn, expect, test } from './support/fixtures';
import { bagDrawer, header, hydrated, layoutShift, logIn, openPage } from './support/steps';
import { currentLanguage, t } from './support/texts';

const heartOf = (where: Page | Locator, name: string) =>
  where.getByRole('button', { name: t('Wishlist: {name}', { name }), exact: true });
const pieceOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: cardName({ name }) }) });

/** By the header's link, on a phone by the menu's. */
const openWishlist = async (page: Page, screenName: string): Promise<void> => {
  if (screenName === 'phone') {
    await header(page).menu.click();
    const menu = page.getByRole('dialog', { name: t('Menu') });
    await menu.getByRole('link', { name: t('Wishlist') }).click();
  } else {
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('Wishlist') })
      .click();
  }
  await page.waitForURL('**/wishlist');
};

/** The first product of the shop that is in stock in more than one size. */
const firstCard = async (page: Page, shopUrl: string) => {
  const { product, size } = await chooseDress(shopUrl);
  await openPage(page, `/shop?search=${encodeURIComponent(product.name)}`);
  return { product, size, heart: heartOf(page.getByRole('main'), product.name).first() };
};

describeOn(['phone', 'desktop'], () => {
  test('a guest keeps a piece by its heart, and moves it to the bag', async ({
    page,
    shop,
    screenName,
  }) => {
    const { product, size, heart } = await firstCard(page, shop.url);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    const box = await heart.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(new URL(page.url()).pathname).toBe(pathIn(currentLanguage(), '/shop'));
    await expect(page).toBeAccessible('a listing with a filled heart');

    await page.reload();
    await hydrated(page);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await openPage(page, `/product/${product.id}`);
    await expect(heartOf(page.getByRole('main'), product.name).first()).toHaveAttribute(
      'aria-pressed',
      'true',
    );

    await openWishlist(page, screenName);
    const piece = pieceOf(page, product.name);
    await expect(piece).toBeVisible();
    await expect(
      page.getByText(t('{count, plural, one {1 piece} other {# pieces}}', { count: 1 })),
    ).toBeVisible();
    await expect(page).toBeAccessible('a wishlist');
    await expect(page).toFitTheScreen();

    await piece.getByRole('button', { name: t('Move to bag') }).click();
    await expect(piece.getByText(t('Please choose a size'))).toBeVisible();
    await expect(page).toBeAccessible('a wishlist without a size');
    await piece.getByRole('combobox').selectOption(size.size);
    await piece.getByRole('button', { name: t('Move to bag') }).click();
    await expect(bagDrawer(page).getByText(t('Your bag ({count})', { count: 1 }))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(t('Your wishlist is empty'))).toBeVisible();
    await expect(page.getByRole('heading', { name: t('Wishlist'), level: 1 })).toBeFocused();
    await expect(page).toBeAccessible('an empty wishlist');
  });

  test('the wishlist opens without anything moving', async ({ page, shop }) => {
    const { product, heart } = await firstCard(page, shop.url);
    await heart.click();
    await openPage(page, '/wishlist');
    await expect(pieceOf(page, product.name)).toBeVisible();
    expect(await layoutShift(page)).toBe(0);
  });
});

test('a heart is pressed by the keyboard, for the size that is chosen', async ({ page, shop }) => {
  const { product, size } = await chooseDress(shop.url);
  await openPage(page, `/product/${product.id}`);
  await page.getByRole('radio', { name: size.size, exact: true }).check();
  const heart = heartOf(page.getByRole('main'), product.name).first();
  await heart.focus();
  await page.keyboard.press('Space');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toBeFocused();
  await openPage(page, '/wishlist');
  await expect(
    pieceOf(page, product.name).getByText(t('Size {size}', { size: size.size })),
  ).toBeVisible();
  await page.getByRole('button', { name: t('Remove {name}', { name: product.name }) }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('Your wishlist is empty'))).toBeVisible();
});

test('a guest’s wishlist is the customer’s after the login, on every device', async ({
  page,
  shop,
  openProfile,
}) => {
  const customer = await newCustomer(shop, 'Noura');
  const { product, heart } = await firstCard(page, shop.url);
  await heart.click();
  await openPage(page, '/wishlist');
  const kept = t(
    '{pieces}, saved in this browser. <link>Log in</link> to see your wishlist on all your devices.',
    {
      pieces: '',
    },
  );
  const name = /<link>(.+)<\/link>/.exec(kept)?.[1];
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await logIn(page, customer);
  await page.waitForURL('**/wishlist');
  await expect(pieceOf(page, product.name)).toBeVisible();
  await expect(
    page.getByText(t('{count, plural, one {1 piece} other {# pieces}}', { count: 1 }), {
      exact: true,
    }),
  ).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('wishlist'))).toBeNull();

  const phone = await openProfile('phone');
  await logInAs(phone, customer);
  await phone
    .getByRole('main')
    .getByRole('link', { name: t('Wishlist') })
    .click();
  await expect(pieceOf(phone, product.name)).toBeVisible();
  await phone.getByRole('button', { name: t('Remove {name}', { name: product.name }) }).click();
  await expect(phone.getByText(t('Your wishlist is empty'))).toBeVisible();

  await page.reload();
  await expect(page.getByText(t('Your wishlist is empty'))).toBeVisible();
});

describeInSoak(['desktop'], () => {
  test('a heart that the provider refuses is empty again, and says so', async ({
    page,
    shop,
    expectedFailures,
    ownTexts,
  }) => {
    ownTexts.push('Not now');
    expectedFailures.push({ path: /wishlist$/, status: 500 });
    const customer = await newCustomer(shop, 'Noura');
    await logInAs(page, customer);
    const { heart } = await firstCard(page, shop.url);
    await page.route('**/api/wishlist', (route) =>
      route.fulfill({ status: 500, json: { code: 500, message: 'x', error: 'Not now' } }),
    );
    await heart.click();
    await expect(page.getByText(t('Failed to update wishlist'))).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  });
});

import type { Email } from 'postal-mime';

import { outboxMails } from '../support/outbox';
import { dialog } from './support/account-steps';
import { listProducts } from './support/catalogue';
import { shopkeeper } from './support/customers';
import { describeOn, expect, test } from './support/fixtures';
import { openPage } from './support/steps';
import { like, t } from './support/texts';

test.use({ freshShop: true });

/** Products with a size that is sold out and another that is not. */
const partlySoldOut = async (shopUrl: string) =>
  (await listProducts(shopUrl, { in_stock_only: true })).filter(({ sizes }) =>
    sizes.some(({ stock }) => stock === 0),
  );

/** A text without the marks that keep its parts in order between texts of the other direction. */
const withoutIsolates = (text = '') => text.replaceAll(/[\u2066-\u2069]/gu, '');

/** The path of a link in a mail. */
const pathIn = (mail: Email | undefined, pattern: RegExp): string => {
  const [, path] = pattern.exec(mail?.text ?? '') ?? [];
  if (path === undefined) throw new Error(`There is no such link in: ${mail?.text}`);
  return path;
};

describeOn(['phone'], () => {
  test('a guest is told once when a size is back', async ({ page, shop, screenName }) => {
    const [first, second] = await partlySoldOut(shop.url);
    const product = screenName === 'phone' ? first : second;
    const size = product?.sizes.find(({ stock }) => stock === 0);
    if (product === undefined || size === undefined) throw new Error('Nothing is sold out');
    const email = `${screenName}@example.test`;

    await openPage(page, `/product/${product.id}`);
    const main = page.getByRole('main');
    const [one, several] = [
      '{size}: tell me when it is back',
      'Sizes {sizes}: tell me when one is back',
    ].map((text) => main.getByRole('button', { name: like(text) }));
    await one!.or(several!).click();
    const form = dialog(page, t('Tell me when it is back'));
    await expect(form).toBeVisible();
    await form.getByRole('button', { name: t('Tell me'), exact: true }).click();
    await expect(form.getByText(t('Please enter your email'))).toBeVisible();
    await expect(page).toBeAccessible('the form with its errors');
    await expect(page).toFitTheScreen();
    const select = form.getByRole('combobox', { name: t('Size') });
    if (await select.isVisible()) await select.selectOption(size.size);
    await form.getByLabel(t('Email')).fill(email);
    await page.keyboard.press('Enter');
    await expect(dialog(page, t('Please confirm your email'))).toBeVisible();
    await expect(page).toBeAccessible('what follows the form');
    await page.keyboard.press('Escape');

    const [question] = await outboxMails(shop.dataDir, email, 1);
    const confirm = pathIn(question, /(\/back-in-stock\/confirm#\S+)/);
    await openPage(page, confirm);
    await expect(page.getByRole('heading', { name: t('Thank you') })).toBeVisible();
    await expect(page).toBeAccessible('the confirmation');

    await shopkeeper(shop, 'stock', 'set', size.id, 2);
    const [, told] = await outboxMails(shop.dataDir, email, 2);
    expect(withoutIsolates(told?.subject)).toBe(
      withoutIsolates(t('{name} is back in stock', { name: product.name })),
    );
    await openPage(page, pathIn(told, /(\/product\/\S+)/));
    const sizes = page.getByRole('radio', { name: size.size, exact: true });
    if (screenName === 'phone') await page.getByRole('button', { name: t('Select Size') }).click();
    await expect(sizes.last()).toBeChecked();

    await openPage(page, pathIn(told, /(\/back-in-stock\/unsubscribe#\S+)/));
    await expect(page).toBeAccessible('the question before the mails are stopped');
    await page.getByRole('button', { name: t('Stop these emails') }).click();
    await expect(page.getByRole('heading', { name: t('Done') })).toBeVisible();
    await expect(page).toBeAccessible('the end of the mails');
  });
});

test('a link that is not valid says so and leads on', async ({ page, expectedFailures }) => {
  expectedFailures.push({ path: /back-in-stock\/confirm$/, status: 404 });
  await openPage(page, '/back-in-stock/confirm#1.forged');
  await expect(
    page.getByRole('heading', { name: t('This link is no longer valid') }),
  ).toBeVisible();
  await expect(page).toBeAccessible('a link that is not valid');
});

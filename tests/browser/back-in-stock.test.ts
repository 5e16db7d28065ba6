import type { Email } from 'postal-mime';

import { outboxMails } from '../support/outbox';
import { dialog } from './support/account-steps';
import { listProducts } from './support/catalogue';
import { shopkeeper } from './support/customers';
import { describeInSoak, describeOn, expect, test } from './support/fixtures';
import { hydrated, openPage } from './support/steps';
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
  test('a guest is told once when a size is back', async ({ page, shop, screenName, ownTexts }) => {
    const [first, second] = await partlySoldOut(shop.url);
    const product = screenName === 'phone' ? first : second;
    const size = product?.sizes.find(({ stock }) => stock === 0);
    if (product === undefined || size === undefined) throw new Error('Nothing is sold out');
    const email = `${screenName}@example.test`;
    ownTexts.push(...email.split(/(?=[@.])/));

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
    const followUp = dialog(page, t('Please confirm your email'));
    await expect(followUp).toBeVisible();
    await expect(page).toBeAccessible('what follows the form');
    // The address is in one line.
    const address = await followUp.getByRole('status').locator('span').boundingBox();
    expect(address?.height).toBeLessThan(40);
    await page.keyboard.press('Escape');

    const [question] = await outboxMails(shop.dataDir, email, 1);
    const confirm = pathIn(question, /(\/back-in-stock\/confirm#\S+)/);
    await openPage(page, confirm);
    await expect(page.getByRole('heading', { name: t('Thank you') })).toBeVisible();
    await expect(page).toBeAccessible('the confirmation');
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('heading', { name: t('Thank you') })).toBeVisible();

    await shopkeeper(shop, 'stock', 'set', size.id, 2);
    const [, told] = await outboxMails(shop.dataDir, email, 2);
    expect(withoutIsolates(told?.subject)).toBe(
      withoutIsolates(t('{name} is back in stock', { name: product.name })),
    );
    await openPage(page, pathIn(told, /(\/product\/\S+)/));
    const sizes = page.getByRole('radio', { name: size.size, exact: true });
    if (screenName === 'phone') await page.getByRole('button', { name: t('Select Size') }).click();
    await expect(sizes.last()).toBeChecked();

    await openPage(page, confirm);
    await expect(page.getByRole('heading', { name: t('Already back in stock') })).toBeVisible();
    await expect(page).toBeAccessible('the confirmation of what is back');

    const unsubscribe = pathIn(told, /(\/back-in-stock\/unsubscribe#\S+)/);
    for (const state of ['the end of the mails', 'the end of mails that had ended']) {
      await page.goto('about:blank');
      await openPage(page, unsubscribe);
      await expect(page).toBeAccessible('the question before the mails are stopped');
      await page.getByRole('button', { name: t('Stop these emails') }).click();
      await expect(page.getByRole('heading', { name: t('Done') })).toBeVisible();
      await expect(page).toBeAccessible(state);
    }
  });
});

describeInSoak(['phone', 'desktop'], () => {
  test('a link that is not valid, or fails, says so and leads on', async ({
    page,
    expectedFailures,
  }) => {
    expectedFailures.push(
      { path: /back-in-stock\/\w+$/, status: 404 },
      { path: /back-in-stock\/\w+$/, status: 500 },
    );
    const stop = page.getByRole('button', { name: t('Stop these emails') });
    for (const path of ['/back-in-stock/confirm', '/back-in-stock/unsubscribe']) {
      const isUnsubscribe = path.endsWith('unsubscribe');
      await page.route(`**/api${path}`, (route) => route.fulfill({ status: 500, json: {} }), {
        times: 1,
      });
      await openPage(page, `${path}#1.forged`);
      if (isUnsubscribe) await stop.click();
      await expect(page.getByRole('heading', { name: t('Something went wrong') })).toBeVisible();
      await expect(page).toBeAccessible(`${path} that failed`);

      await page.getByRole('button', { name: t('Try again') }).click();
      const notValid = page.getByRole('heading', { name: t('This link is no longer valid') });
      await expect(notValid).toBeVisible();
      await expect(page).toBeAccessible(`${path} with a token that is not valid`);
      await expect(page).toFitTheScreen();

      await page.goto('about:blank');
      await openPage(page, path);
      if (isUnsubscribe) await stop.click();
      await expect(notValid).toBeVisible();
      await expect(page).toBeAccessible(`${path} without a token`);
    }
  });
});

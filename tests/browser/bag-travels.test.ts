import type { Locator } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';

import { pathIn } from '@contract/languages';

import { chooseDress } from './support/catalogue';
import { shopkeeper } from './support/customers';
import { describeInSoak, expect, test } from './support/fixtures';
import { addToBag, bagDrawer, header, holdToasts, openPage } from './support/steps';
import { currentLanguage, like, t } from './support/texts';

test.use({ freshShop: true });

/** What a QR code on the screen says to the camera of a telephone. */
const readCode = async (code: Locator): Promise<string> => {
  const picture = sharp(await code.screenshot()).ensureAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
};

describeInSoak(['phone', 'desktop'], () => {
  test('a bag has its total in three currencies, opens on another device, and gives back what was removed', async ({
    page,
    shop,
    openProfile,
  }) => {
    const choice = await chooseDress(shop.url);
    const { product, size } = choice;
    await shopkeeper(shop, 'stock', 'set', size.id, 5);
    await openPage(page, `/product/${product.id}`);
    await addToBag(page, choice);
    const bag = bagDrawer(page);
    await bag.getByRole('button', { name: like('Increase quantity of {name}') }).click();
    await expect(bag.getByText(t('Your bag ({count})', { count: 2 }))).toBeVisible();

    for (const [charged, compared] of [
      ['USD', /€[\d,]+.+AED\s[\d,]+/],
      ['EUR', /\$[\d,]+.+AED\s[\d,]+/],
      ['AED', /\$[\d,]+.+€[\d,]+/],
    ] as const) {
      const marked = bag.getByText(t('Charged in {currency}', { currency: charged }));
      await expect(marked).toBeVisible();
      await expect(marked.locator('xpath=..')).toContainText(compared);
      await page.keyboard.press('Escape');
      await header(page).currency.click();
      await header(page).bag.click();
    }

    await bag.getByRole('button', { name: like('Remove {name}') }).click();
    await expect(bag.getByText(t('Your cart is empty'))).toBeVisible();
    const notifications = page.getByRole('region', { name: t('Notifications') });
    const undo = notifications.getByRole('button', { name: t('Undo') });
    await expect(undo).toBeVisible();
    await holdToasts(page);
    await expect(page).toBeAccessible('the notification with Undo');
    await undo.click();
    await expect(bag.getByText(t('Your bag ({count})', { count: 2 }))).toBeVisible();
    await expect(bag.getByText(product.name).first()).toBeVisible();

    const opener = bag.getByRole('button', { name: t('Open this bag on another device') });
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ width, height: 600 });
    await opener.press('Enter');
    const copy = bag.getByRole('button', { name: t('Copy the link') });
    await expect(copy).toBeVisible();
    await expect(opener).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    await expect(copy).toBeFocused();
    await expect(copy).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width, height });

    const code = bag.getByRole('img', { name: t('QR code of the link') });
    const link = await bag
      .getByText(`${shop.url}${pathIn(currentLanguage(), '/bag')}#`)
      .innerText();
    expect(await readCode(code)).toBe(link);
    await expect(page).toBeAccessible('the link of the bag');
    await expect(page).toFitTheScreen();

    const other = await openProfile('phone');
    await openPage(other, '/');
    await other.goto(link);
    const pieces = other.getByRole('list', { name: t('Pieces in this bag') });
    await expect(pieces.getByText(t('Quantity {count}', { count: 2 }))).toBeVisible();
    await expect(
      other.getByText(t('Your own bag is empty. Nothing is added until you choose to.')),
    ).toBeVisible();
    await expect(other).toBeAccessible('a bag from another device');
    await expect(other).toFitTheScreen();
    await other.getByRole('button', { name: t('Add to my bag') }).click();
    const otherBag = bagDrawer(other);
    await expect(otherBag.getByText(t('Your bag ({count})', { count: 2 }))).toBeVisible();
    await expect(otherBag.getByText(product.name).first()).toBeVisible();
    await otherBag.getByRole('button', { name: t('Close the bag') }).click();
    const added =
      '{count, plural, one {1 piece was added to your bag.} other {# pieces were added to your bag.}}';
    await expect(other.getByText(t(added, { count: 2 }))).toBeVisible();
    await expect(other.getByRole('button', { name: t('Open your bag') })).toBeFocused();
    await expect(other).toBeAccessible('a bag from another device, added');

    await shopkeeper(shop, 'stock', 'set', size.id, 0);
    await other.reload();
    const soldOut = t('Now sold out: {names}.', { names: '\u0000' }).split('\u0000')[0] ?? '';
    await expect(other.getByText(soldOut)).toContainText(
      `${product.name} (${t('Size {size}', { size: size.size })})`,
    );
    expect(await other.getByRole('button', { name: t('Add to my bag') }).count()).toBe(0);
  });
});

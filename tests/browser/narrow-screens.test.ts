import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { expectNoSidewaysScroll } from './support/accessibility';
import { chooseDress } from './support/catalogue';
import { useShopAndBrowser } from './support/shop-and-browser';
import { bagDrawer, header, openPage } from './support/steps';

const { shop, visit } = useShopAndBrowser();

/** Opens a panel, looks whether all of it is on the screen, and closes it. */
const panelFits = async (page: Page, open: () => Promise<void>, name: RegExp): Promise<void> => {
  await open();
  const panel = page.getByRole('dialog', { name });
  await panel.waitFor();
  await expectNoSidewaysScroll(page);
  const wider = await panel.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(wider, `width of ${name.source}`).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
};

it.each(['ltr', 'rtl'])('nothing goes sideways at 320 px, written %s', async (direction) => {
  const { product } = await chooseDress(shop().url);
  await visit({ on: 'phone', viewport: { width: 320, height: 640 } }, async (page) => {
    const turn = () =>
      page.evaluate((dir) => {
        document.documentElement.dir = dir;
      }, direction);
    await openPage(page, '/');
    await turn();
    await expectNoSidewaysScroll(page);
    await panelFits(page, () => header(page).menu.click(), /menu/i);
    await panelFits(page, () => header(page).search.click(), /search/i);
    await panelFits(page, () => header(page).bag.click(), /bag/i);
    await openPage(page, '/shop');
    await turn();
    await expectNoSidewaysScroll(page);
    await panelFits(page, () => page.getByRole('button', { name: /Filter/ }).click(), /filter/i);
    await openPage(page, `/product/${product.id}`);
    await turn();
    await expectNoSidewaysScroll(page);
  });
});

it('the bag comes from the left where lines run from the right', async () => {
  await visit({ on: 'desktop' }, async (page) => {
    await openPage(page, '/shop');
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await header(page).bag.click();
    await expect.poll(async () => (await bagDrawer(page).boundingBox())?.x).toBe(0);
  });
});

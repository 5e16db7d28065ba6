import { isSoak } from '../support/figures';
import { startShop } from '../support/shop-process';
import { expect, test } from './support/fixtures';

/** What the browser keeps. */
const keptNames = async () => (await caches.keys()).sort();

test.skip(!isSoak, 'It needs a shop of its own: part of the soak.');

test('what was seen is shown without a connection, and checkout is not', async ({ browser }) => {
  const shop = await startShop({ OFFLINE: '1', LANGUAGES: 'en,ar' });
  const context = await browser.newContext({ locale: 'en-US' });
  try {
    const page = await context.newPage();
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy|TrustedScriptURL/.test(message.text()))
        refused.push(message.text());
    });
    await page.goto(`${shop.url}/product/1`);
    const heading = page.getByRole('heading', { level: 1 });
    const name = await heading.innerText();
    await expect
      .poll(() => page.evaluate(keptNames))
      .toEqual(['offline-files', 'offline-pages', 'offline-pictures']);

    await context.setOffline(true);
    await page.reload();
    await expect(heading).toHaveText(name);
    await page.goto(`${shop.url}/ar/about`);
    await expect(heading).toHaveText('لا يوجد اتصال بالإنترنت');
    await page.goto(`${shop.url}/checkout`);
    await expect(heading).toHaveText('You are offline');
    expect(refused).toEqual([]);
  } finally {
    await context.close();
    await shop.stop();
  }
});

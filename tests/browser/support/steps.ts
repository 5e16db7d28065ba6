import type { Locator, Page } from '@playwright/test';

import { directionOf, pathIn, splitLanguage } from '@contract/languages';

import type { Choice } from './catalogue';
import { demoCustomer } from './demo-customer';
import { expect } from './fixtures';
import { currentLanguage, like, t } from './texts';

/** The controls of the header, by the names that a person or a screen reader finds. */
export const header = (page: Page) => {
  const banner = page.getByRole('banner');

  return {
    bag: banner.getByRole('button', { name: new RegExp(`^${t('Bag')}`, 'u') }),
    menu: banner.getByRole('button', { name: t('Menu') }),
    search: banner.getByRole('button', { name: t('Search') }),
    currency: banner.getByRole('button', { name: like('Currency: {current}. Change to {next}') }),
    profile: banner.getByRole('link', { name: t('Profile') }),
  };
};

export const bagDrawer = (page: Page) => page.getByRole('dialog', { name: t('Your bag') });

/** The query of the page's URL. */
export const searchOf = (page: Page): string => new URL(page.url()).search;

/** From this width on, px, the layouts are those of a desktop. */
const desktopWidth = 768;
const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < desktopWidth;

/** Waits until React has hydrated the page, which the pointer's first movement starts. */
export const hydrated = async (page: Page): Promise<void> => {
  // In one function, which starts again where another navigation takes the page away.
  await page.waitForFunction(() => {
    dispatchEvent(new Event('pointermove'));
    const root = document.getElementById('root');
    return root !== null && !root.hasAttribute('data-waiting');
  });
};

const firstPaint = 'first-contentful-paint';

/** Waits until something of the page is seen; `hydrated` would have the scripts start before. */
export const painted = async (page: Page): Promise<void> => {
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, firstPaint);
};

/** The scripts that a page, which nobody has touched, has fetched before anything of it was seen. */
export const scriptsBeforePaint = (page: Page): Promise<string[]> =>
  page.evaluate((paint) => {
    const paintedAt = performance.getEntriesByName(paint)[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < paintedAt)
      .map(({ name }) => name);
  }, firstPaint);

/** How far what stood on the screen has moved by itself. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
            if (!shift.hadRecentInput) sum += shift.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => {
          resolve(sum);
        }, 500);
      }),
  );

/** Where a part stands on the screen, px: `x` from the side where lines of the test's language start. */
export const boxOf = async (page: Page, part: Locator) => {
  const box = await part.boundingBox();
  if (box === null || directionOf(currentLanguage()) === 'ltr') return box;
  const screenWidth = await page.evaluate(() => document.documentElement.clientWidth);
  return { ...box, x: screenWidth - box.x - box.width };
};

/** Opens a path of the shop in the language of the test. */
export const openPage = async (page: Page, path: string): Promise<void> => {
  await page.goto(pathIn(currentLanguage(), splitLanguage(path).path), {
    waitUntil: 'domcontentloaded',
  });
  await hydrated(page);
};

/** From the menu to the whole catalogue. */
export const openShopFromMenu = async (page: Page): Promise<void> => {
  await header(page).menu.click();
  const menu = page.getByRole('dialog', { name: t('Menu') });
  await menu.getByRole('button', { name: t('Collection'), exact: true }).click();
  await menu.getByText(t('Ready-To-Wear'), { exact: true }).click();
  await page.waitForURL('**/shop');
};

/** On the product page: a size, then Add to Bag. On a phone both are in the sheet. */
export const addToBag = async (
  page: Page,
  { size }: { size: Pick<Choice['size'], 'size'> },
): Promise<void> => {
  if (isPhone(page)) await page.getByRole('button', { name: t('Select Size') }).click();
  const where = isPhone(page) ? page.getByRole('dialog') : page.getByRole('main');
  const add = where.getByRole('button', { name: t('Add to Bag') });
  await expect(add).toBeDisabled();
  await where.getByRole('radio', { name: size.size, exact: true }).check();
  await add.click();
  await expect(bagDrawer(page)).toBeVisible();
};

/** On the login page. */
export const logIn = async (
  page: Page,
  { email, password }: { email: string; password: string } = demoCustomer,
): Promise<void> => {
  await page.getByLabel(t('Email')).fill(email);
  await page.getByLabel(t('Password'), { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('Log in'), exact: true })
    .click();
};

/**
 * Toasts stay, as while another window is in front. They hear of it again and again: one that has only
 * just appeared does not listen yet, and a mouse that leaves one starts its time again.
 */
export const holdToasts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const hold = () => dispatchEvent(new Event('blur'));
    setInterval(hold, 100);
    hold();
  });

/** Which of the given controls a toast covers, if only partly. */
export const coveredByToasts = async (page: Page, ...controls: Locator[]): Promise<string[]> => {
  const toasts = page.getByRole('region', { name: t('Notifications') }).getByRole('listitem');
  const boxes = await Promise.all((await toasts.all()).map((toast) => toast.boundingBox()));
  const covered: string[] = [];
  for (const control of controls) {
    const box = await control.boundingBox();
    if (box === null) throw new Error(`${control.toString()} is not on the screen`);
    const under = boxes.some(
      (toast) =>
        toast !== null &&
        toast.x < box.x + box.width &&
        box.x < toast.x + toast.width &&
        toast.y < box.y + box.height &&
        box.y < toast.y + toast.height,
    );
    if (under) covered.push(control.toString());
  }
  return covered;
};

/** On the checkout page: to the address. On a phone it is in the sheet. */
export const openAddressStep = async (page: Page): Promise<void> => {
  if (isPhone(page)) await page.getByRole('button', { name: t('Proceed to Checkout') }).click();
  await expect(page.getByLabel(t('City'))).toBeVisible();
};

/** From the prefilled address to Place Order; on a phone one step at a time. */
export const placeOrder = async (page: Page, method: string): Promise<void> => {
  await page.getByLabel(t('Phone')).fill('+971 50 000 0142');
  if (isPhone(page)) await page.getByRole('button', { name: t('Continue to payment') }).click();
  await page.getByRole('radio', { name: t(method) }).check();
  if (isPhone(page)) await page.getByRole('button', { name: t('Continue to review') }).click();
  await page.getByRole('button', { name: t('Place Order') }).click();
};

/** The ways to pay, by their English texts. */
export const cash = 'Cash on delivery';
export const card = 'Credit card';

import type { Page } from '@playwright/test';

import { isSoak } from '../support/figures';
import { chooseDress } from './support/catalogue';
import { describeOn, expect, test } from './support/fixtures';
import { demoCustomer, openPage } from './support/steps';

/** Names, codes and units, which are the same in every language. */
const sameEverywhere =
  /^(?:Selvage|USD|EUR|AED|X*[SML]|EU|UK|US|Instagram|Pinterest|TikTok|English)$/;

/** English words on the page, shown or read out, but for what is the customer's own. */
const englishWords = async (page: Page): Promise<string[]> => {
  const texts = await page.evaluate(() => {
    const own = 'script, style, noscript, [lang="en"], [data-own], address';
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.closest(own) === null) found.push(node.textContent ?? '');
    }
    for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'aria-description']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (element.closest(own) === null) found.push(element.getAttribute(name) ?? '');
      }
    }
    return found;
  });
  return texts.filter((text) =>
    (text.replaceAll(/\S+@\S+/g, '').match(/[A-Za-z]{2,}/g) ?? []).some(
      (word) => !sameEverywhere.test(word),
    ),
  );
};

/** The screens that are most different from the English ones; the others are looked at by the soak. */
const alwaysLookedAt = new Set(['home', 'the bag']);

const check = async (page: Page, name: string): Promise<void> => {
  if (isSoak || alwaysLookedAt.has(name)) {
    await expect(page).toBeAccessible(`${name}, in Arabic`);
  }
  await expect(page).toFitTheScreen();
  expect(await englishWords(page), name).toEqual([]);
};

test.use({ locale: 'ar-AE' });

describeOn(isSoak ? ['phone', 'desktop'] : ['phone'], () => {
  test('a guest is led to Arabic, chooses, logs in and orders, and reads no English', async ({
    page,
    shop,
    screenName,
  }) => {
    const isPhone = screenName === 'phone';
    const choice = await chooseDress(shop.url);
    await openPage(page, '/');
    await page.waitForURL('**/ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await check(page, 'home');

    await page.getByRole('button', { name: 'القائمة' }).click();
    await page.getByRole('button', { name: 'المجموعة', exact: true }).click();
    await check(page, 'the menu');
    await page.getByRole('link', { name: 'أزياء جاهزة', exact: true }).click();
    await page.waitForURL('**/ar/shop');
    await page.getByRole('button', { name: 'تصفية وترتيب' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await check(page, 'the filters');

    await openPage(page, `/ar/product/${choice.product.id}`);
    await check(page, 'a product');
    if (isPhone) await page.getByRole('button', { name: 'اختيار المقاس' }).click();
    const where = isPhone ? page.getByRole('dialog') : page.getByRole('main');
    await where.getByRole('radio', { name: choice.size.size, exact: true }).check();
    await check(page, 'a chosen size');
    await where.getByRole('button', { name: 'إضافة إلى الحقيبة' }).click();
    const checkout = page.getByRole('dialog').getByRole('button', { name: /^إتمام الطلب/ });
    await expect(checkout).toBeVisible();
    await check(page, 'the bag');

    await checkout.click();
    await page.waitForURL('**/ar/login');
    await check(page, 'login');
    await page.getByLabel('البريد الإلكتروني').fill(demoCustomer.email);
    await page.getByLabel('كلمة المرور', { exact: true }).fill(demoCustomer.password);
    await page.getByRole('main').getByRole('button', { name: 'تسجيل الدخول' }).click();
    await page.waitForURL('**/ar/checkout');
    if (isPhone) await page.getByRole('button', { name: 'المتابعة إلى إتمام الطلب' }).click();
    await page.getByLabel('الهاتف').fill('+971 50 000 0142');
    if (isSoak) await expect(page).toBeAccessible('checkout, in Arabic');
    if (isPhone) await page.getByRole('button', { name: 'المتابعة إلى الدفع' }).click();
    await page.getByRole('radio', { name: /نقداً/ }).check();
    if (isPhone) await page.getByRole('button', { name: 'المتابعة إلى المراجعة' }).click();
    await page.getByRole('button', { name: 'تأكيد الطلب' }).click();
    await page.waitForURL(/\/ar\/order\/\d+/);
    await expect(page.getByText('تم تقديم طلبك!').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toBeAccessible('the order, in Arabic');
    await expect(page).toFitTheScreen();
    await expect(page.getByText('الإمارات العربية المتحدة').first()).toBeVisible();

    // The same page in English, and back.
    const order = new URL(page.url()).pathname.replace('/ar', '');
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await page.waitForURL(`**${order}`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(page.getByText('What happens next')).toBeVisible();
    await openPage(page, '/');
    await expect(page).toHaveTitle('Home | Selvage');
  });
});

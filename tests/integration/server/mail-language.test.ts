import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { returnDays } from '@contract/constants';
import { dayMs } from '@contract/durations';

import { arabic } from '../../../demo/catalogue/arabic';
import { demoShop } from '../../../demo/catalogue/demo-shop';
import { orderEvents } from '../../../server/src/db/schema';
import { dubai, phone } from '../../support/addresses';
import { outboxMails } from '../../support/outbox';
import { shopkeeper } from '../../support/shopkeeper';
import { createTestApp } from '../../support/test-app';
import type { TestApp } from '../../support/test-app';

const { email, password } = demoShop.customer;
const product = demoShop.products[0];

let shop: TestApp;
let token = '';

const post = async (url: string, language: 'ar' | 'en' | undefined, payload: object) => {
  const response = await shop.app.inject({
    method: 'POST',
    url: `/api${url}`,
    headers: {
      ...(language === undefined ? {} : { 'accept-language': language }),
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    },
    payload,
  });
  return response.json();
};

beforeAll(async () => {
  shop = await createTestApp({
    config: { languages: ['en', 'ar'], ordersEmail: 'house@selvage.test' },
  });
});

afterAll(() => shop.close());

const placeOrder = async (language?: 'ar' | 'en'): Promise<number> => {
  const { rows } = await shop.db.pool.query<{ id: number }>(
    'select id from product_sizes where product_id = $1 and stock > 1 limit 1',
    [product?.id],
  );
  const color = product?.attributes.find(({ name }) => name === 'Color')?.options[0];
  await post('/cart', language, {
    ...{ product_id: product?.id, product_size_id: rows[0]?.id, quantity: 1 },
    ...(color === undefined ? {} : { color }),
  });
  const order = { ...dubai, phone, payment_method: 'cash_on_delivery' };
  const { data } = await post('/orders', language, order);
  return data.id;
};

describe('mail', () => {
  let ordered = 0;

  it('is in the language of whoever registers', async () => {
    const account = { email: 'amal@selvage.test', name: 'أمل', password: 'warp and weft of it' };
    await post('/register', 'ar', { ...account, password_confirmation: account.password });
    const [mail] = await outboxMails(shop.config.dataDir, account.email, 1);
    expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail?.subject).toMatch(/\p{Script=Arabic}/u);
  });

  it('about an order is in the language that it was placed in, with the shop’s Arabic texts', async () => {
    token = (await post('/login', 'en', { email, password })).data.token;
    ordered = await placeOrder('ar');
    const [mail] = await outboxMails(shop.config.dataDir, email, 1);
    expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail?.html).toContain(`<bdi>${arabic[product?.name ?? '']}</bdi>`);
    expect(mail?.html).not.toContain(product?.name);
    expect(mail?.html).toContain(`href="http://shop.test/ar/order/${ordered}"`);
    expect(mail?.html).toContain('src="http://shop.test/media/');
    expect(mail?.html).toContain(`\u2068${ordered}\u2069`);
    expect(mail?.html).not.toMatch(/letter-spacing:(?!10px)|text-transform/);
    expect(mail?.text).toContain(arabic[product?.name ?? '']);
    for (const words of [
      'عنوان التوصيل',
      dubai.address,
      'الإمارات العربية المتحدة',
      'الدفع نقداً',
    ]) {
      expect(mail?.text).toContain(words);
      expect(mail?.html).toContain(words);
    }
  });

  it('stays in it when the shopkeeper does something; the house itself reads English', async () => {
    await shopkeeper(shop.app.shop)('orders', 'ship', String(ordered));
    const [, shipped] = await outboxMails(shop.config.dataDir, email, 2);
    expect(shipped?.html).toContain('<html lang="ar" dir="rtl">');
    const [news] = await outboxMails(shop.config.dataDir, 'house@selvage.test', 1);
    expect(news?.html).toContain('<html lang="en" dir="ltr">');
    expect(news?.html).toContain(product?.name);
  });

  it('follows the language in which the customer last used the shop', async () => {
    const read = (language?: string) =>
      shop.app.inject({
        url: '/api/cart',
        headers: {
          authorization: `Bearer ${token}`,
          ...(language === undefined ? {} : { 'accept-language': language }),
        },
      });
    const stored = async () => {
      const query = 'select language from customers where email = $1';
      const { rows } = await shop.db.pool.query<{ language: string }>(query, [email]);
      return rows[0]?.language;
    };
    expect(await stored()).toBe('ar');
    await read('en');
    expect(await stored()).toBe('en');
    await read('ar');
    // A call that names no language tells nothing.
    const second = await placeOrder();
    expect(await stored()).toBe('ar');
    await read('en');
    await shopkeeper(shop.app.shop)('orders', 'ship', String(second));
    const mails = await outboxMails(shop.config.dataDir, email, 4);
    expect(mails.at(-1)?.subject).toBe(`Order #${second} is on its way`);
  });

  it('is in English again for who logs in in English', async () => {
    await post('/login', 'en', { email, password });
    const { rows } = await shop.db.pool.query('select language from customers where email = $1', [
      email,
    ]);
    expect(rows).toEqual([{ language: 'en' }]);
    const next = await placeOrder('en');
    const mails = await outboxMails(shop.config.dataDir, email, 5);
    expect(mails[4]?.html).toContain('<html lang="en" dir="ltr">');
    expect(mails[4]?.html).toContain(`href="http://shop.test/order/${next}"`);
  });

  it('about a changed password is in the language of the change, as are the pages it names', async () => {
    const same = { current_password: password, password, password_confirmation: password };
    await post('/profile/change-password', 'ar', same);
    const notice = (await outboxMails(shop.config.dataDir, email, 6)).at(-1);
    expect(notice?.subject).toContain('تغيّرت كلمة مرورك');
    expect(notice?.html).toContain('<html lang="ar" dir="rtl">');
    expect(notice?.html).toContain('href="http://shop.test/ar/login"');
    expect(notice?.html).toContain('href="http://shop.test/ar/contact"');
  });

  it('about a delivery says in it until which day of the shop pieces can be returned', async () => {
    await shopkeeper(shop.app.shop)('orders', 'deliver', String(ordered));
    const [event] = await shop.db.orm
      .select({ at: orderEvents.at })
      .from(orderEvents)
      .where(and(eq(orderEvents.orderId, ordered), eq(orderEvents.status, 'delivered')));
    const inDubai = new Intl.DateTimeFormat('ar-AE-u-nu-latn', {
      dateStyle: 'long',
      timeZone: 'Asia/Dubai',
    });
    const lastDay = inDubai.format(Number(event?.at) + returnDays * dayMs);
    const mail = (await outboxMails(shop.config.dataDir, email, 7)).at(-1);
    expect(mail?.subject).toBe(`تم توصيل الطلب رقم \u2068${ordered}\u2069`);
    expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail?.text).toContain(`الإرجاع ممكن حتى \u2068${lastDay}\u2069.`);
    expect(mail?.text).toContain(arabic[product?.name ?? '']);
    for (const path of [`order/${ordered}`, 'contact', 'refund-policy']) {
      expect(mail?.html).toContain(`href="http://shop.test/ar/${path}"`);
    }
  });
});

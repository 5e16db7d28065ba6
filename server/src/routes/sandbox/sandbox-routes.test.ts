import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { foreignWords } from '../../../../tests/support/foreign-words';
import { createTestApp, type TestApp } from '../../../../tests/support/test-app';
import { paymentEvent, signatureOf } from '../../../../tests/trust/payment-events';
import { addShoppers, fillBags, type Shopper } from '../../../../tests/trust/shoppers';
import { addProduct, checkoutForm } from '../../../../tests/trust/small-shop';
import { customers, orders, payments, secrets } from '../../db/schema';

let shop: TestApp;
let shopper: Shopper;

beforeAll(async () => {
  shop = await createTestApp({ seed: false, config: { languages: ['en', 'ar'] } });
  const [added] = await addShoppers(shop.db, 1);
  if (!added) throw new Error('No shopper');
  shopper = added;
});
afterAll(() => shop?.close());

const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
  shop.app.inject({
    method,
    url: `/api${path}`,
    headers: { authorization: `Bearer ${shopper.token}` },
    ...(payload ? { payload } : {}),
  });

/** A card order that waits for its payment, and the path of its page. */
const unpaidOrder = async () => {
  const product = await addProduct(shop.db, { price: 123_450, stock: { M: 5 } });
  const sizeId = product.sizeId('M');
  await fillBags(shop.db, [{ shopper, productId: product.id, sizeId, quantity: 1 }]);
  const placed = await call('POST', '/orders', checkoutForm('credit_card'));
  const { id, payment_url } = placed.json().data;
  expect(payment_url).toMatch(/^http:\/\/shop\.test\/sandbox\/pay\//);
  return { id: Number(id), page: String(payment_url).replace('http://shop.test', '') };
};

const choose = (page: string, outcome: string) =>
  shop.app.inject({
    method: 'POST',
    url: page,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `outcome=${outcome}`,
  });

const paymentStatus = async (id: number): Promise<string> =>
  (await call('GET', `/orders/${id}`)).json().data.payment_status;

describe('the sandbox’s page', () => {
  it('is plainly a test page, with the order, the amount and three answers, and no script', async () => {
    const { id, page } = await unpaidOrder();
    const { statusCode, headers, body } = await shop.app.inject(page);
    expect(statusCode).toBe(200);
    expect(body).not.toContain('text-transform');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
    expect(body).toContain('Test page.');
    expect(body).toContain(`<dd>${id}</dd>`);
    expect(body).toContain('$1,253.57');
    expect(body).toContain('1 × <bdi>Coat');
    expect(body.match(/name="outcome" value="(pay|decline|leave)"/g)).toHaveLength(3);
    expect(body).not.toMatch(/<script|\son\w+=/i);
  });

  it('pays, and is closed after', async () => {
    const { id, page } = await unpaidOrder();
    const paid = await choose(page, 'pay');
    expect([paid.statusCode, paid.headers.location]).toEqual([303, `/order/${id}?payment=success`]);
    expect(await paymentStatus(id)).toBe('paid');

    expect((await shop.app.inject(page)).body).toContain('This payment is closed');
    const again = await choose(page, 'decline');
    expect(again.headers.location).toBe(`/order/${id}?payment=success`);
    expect(await paymentStatus(id)).toBe('paid');
  });

  it('declines and lets go without a payment', async () => {
    const declined = await unpaidOrder();
    expect((await choose(declined.page, 'decline')).headers.location).toBe(
      `/order/${declined.id}?payment=declined`,
    );
    const left = await unpaidOrder();
    expect((await choose(left.page, 'leave')).headers.location).toBe(
      `/order/${left.id}?payment=cancelled`,
    );
    expect(await paymentStatus(declined.id)).toBe('unpaid');
    expect(await paymentStatus(left.id)).toBe('unpaid');
    expect((await call('POST', `/orders/${left.id}/pay`)).json().data.payment_url).toBe(
      `http://shop.test${left.page}`,
    );
  });

  it('is closed once the order has expired', async () => {
    const { id, page } = await unpaidOrder();
    await shop.db.orm.update(orders).set({ payBy: new Date() }).where(eq(orders.id, id));
    await shop.app.shop.orderExpiry.settled();
    const order = (await call('GET', `/orders/${id}`)).json().data;
    expect(order).toMatchObject({ status: 'cancelled', expired_at: expect.any(String) });
    expect((await shop.app.inject(page)).body).toContain('This payment is closed');
    expect((await choose(page, 'pay')).headers.location).toBe(`/order/${id}?payment=cancelled`);
    expect((await call('POST', `/orders/${id}/pay`)).statusCode).toBe(409);
  });

  it('answers nothing but its three answers, and knows no other payment', async () => {
    const { id, page } = await unpaidOrder();
    expect((await choose(page, 'steal')).statusCode).toBe(422);
    expect(await paymentStatus(id)).toBe('unpaid');
    const unknown = await shop.app.inject('/sandbox/pay/cs_sandbox_guess');
    expect(unknown.statusCode).toBe(404);
    expect(unknown.body).toContain('There is no such payment');
    expect((await choose('/sandbox/pay/cs_sandbox_guess', 'pay')).statusCode).toBe(404);
    const unstorable = await shop.app.inject('/sandbox/pay/%00');
    expect(unstorable.statusCode).toBe(404);
    expect(unstorable.body).toContain('There is no such payment');
    expect((await choose('/sandbox/pay/%00', 'pay')).statusCode).toBe(404);
  });
});

describe('the sandbox’s page in Arabic', () => {
  beforeAll(() => shop.db.orm.update(customers).set({ language: 'ar' }));
  afterAll(() => shop.db.orm.update(customers).set({ language: 'en' }));

  /** The English words of a page that the browser asks for in Arabic. */
  const englishOn = async (url: string) => {
    const { body } = await shop.app.inject({ url, headers: { 'accept-language': 'ar' } });
    expect(body).toContain('<html lang="ar" dir="rtl">');
    return foreignWords(body.replaceAll(/<style>.*?<\/style>|<[^<>]*>/gs, ' '), 'ar');
  };

  it('has no English once it is closed', async () => {
    const { page } = await unpaidOrder();
    await choose(page, 'pay');
    expect(await englishOn(page)).toEqual([]);
  });

  it('has no English where there is no such payment', async () => {
    expect(await englishOn('/sandbox/pay/cs_sandbox_guess')).toEqual([]);
  });
});

describe('the webhook', () => {
  const send = (payload: string, signature?: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/payments/webhook',
      headers: {
        'content-type': 'application/json',
        ...(signature ? { 'stripe-signature': signature } : {}),
      },
      payload,
    });

  it('takes the bytes that were signed, and refuses all others in the envelope', async () => {
    const { id } = await unpaidOrder();
    const [payment] = await shop.db.orm.select().from(payments).where(eq(payments.orderId, id));
    const [stored] = await shop.db.orm
      .select()
      .from(secrets)
      .where(eq(secrets.name, 'sandbox-webhook'));
    if (!payment || !stored) throw new Error('No payment');
    const secret = `whsec_${Buffer.from(stored.value, 'base64').toString('hex')}`;
    // Spaces that a parsed and rewritten body would lose.
    const payload = paymentEvent(payment, 'captured').replace('{', '{  ');

    for (const refused of [
      await send(payload),
      await send(`${payload} `, signatureOf(payload, secret)),
    ]) {
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({ code: 400, error: expect.any(String) });
    }
    expect(await paymentStatus(id)).toBe('unpaid');

    expect((await send(payload, signatureOf(payload, secret))).json()).toEqual({
      code: 200,
      message: 'Received',
    });
    expect(await paymentStatus(id)).toBe('paid');
  });

  it.each([
    'null',
    '[]',
    '"x"',
    '{}',
    '{"id":5,"type":"charge.refunded","data":{"object":{"refunded":true}}}',
    '{"id":"evt","type":"checkout.session.completed"}',
    '{"id":"evt","type":"checkout.session.completed","data":{}}',
    '{"id":"evt","type":"checkout.session.expired","data":{"object":null}}',
    '{"id":"evt","type":"checkout.session.expired","data":{"object":{"id":5,"currency":5}}}',
    '{"id":"evt","type":"checkout.session.expired","data":{"object":{"id":"a\\u0000b"}}}',
    '{"id":"evt","type":"charge.refunded","data":{"object":{"id":"ch","refunded":true,"metadata":{"reference":5}}}}',
    '{"id":"evt","type":"charge.refunded","data":{"object":{"id":"ch","refunded":true,"payment_intent":"\\u0000"}}}',
    `{"id":"evt","type":"x","data":{"object":${'['.repeat(5000)}${']'.repeat(5000)}}}`,
  ])('refuses %s with 422 although it is signed', async (payload) => {
    const [stored] = await shop.db.orm
      .select()
      .from(secrets)
      .where(eq(secrets.name, 'sandbox-webhook'));
    const secret = `whsec_${Buffer.from(stored?.value ?? '', 'base64').toString('hex')}`;
    const response = await send(payload, signatureOf(payload, secret));
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: 422, error: 'The event could not be read.' });
  });
});

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { payments, refunds } from '../../../server/src/db/schema';
import { setCartItem } from '../../../server/src/services/carts/cart';
import { issueToken } from '../../../server/src/services/tokens/tokens';
import { addCustomer, addProduct, checkoutForm } from '../../trust/small-shop';
import { eventually } from '../../support/eventually';
import { createTestApp } from '../../support/test-app';
import type { TestApp } from '../../support/test-app';

/** How many calls of the checkout run at once. */
const places = 8;

let shop: TestApp;
let product: Awaited<ReturnType<typeof addProduct>>;

const open = async () => {
  shop = await createTestApp({ seed: false });
  product = await addProduct(shop.db, { stock: { M: 100 } });
};

interface ResponseBody {
  data: { id: number; payment_url?: string };
}

const post = async (url: string, token: string, payload?: object) => {
  const answer = await shop.app.inject({
    ...{ method: 'POST', url, headers: { authorization: `Bearer ${token}` } },
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.json<ResponseBody>() };
};

/** A new customer with a piece in the bag, and the call that orders it. */
const shopper = async (payment: 'credit_card' | 'cash_on_delivery') => {
  const { id } = await addCustomer(shop.db);
  const line = { product_id: product.id, product_size_id: product.sizeId('M'), quantity: 1 };
  await setCartItem(shop, id, line);
  const { token } = await issueToken(shop.db.orm, 'session', id);
  return { token, order: () => post('/api/orders', token, checkoutForm(payment)) };
};

const payInCash = async () => (await (await shopper('cash_on_delivery')).order()).status;

/** A promise that is kept when `end` is called. */
const silence = () => {
  let end = () => undefined as void;
  const over = new Promise<void>((resolve) => (end = resolve));
  return { over, end };
};

describe('while the payment provider does not answer', () => {
  beforeAll(open);
  afterAll(() => shop.close());

  it('cash orders are placed, however many card orders wait for it', async () => {
    const { over, end } = silence();
    const asked = vi
      .spyOn(shop.app.shop.paymentProvider, 'createSession')
      .mockImplementation(async ({ reference }) => {
        await over;
        return { sessionId: `cs_${reference}`, url: `https://pay.test/${reference}` };
      });
    const shoppers = await Promise.all(
      Array.from({ length: places }, () => shopper('credit_card')),
    );
    const cards = shoppers.map(({ order }) => order());
    await eventually(() => expect(asked).toHaveBeenCalledTimes(places));
    expect(await payInCash()).toBe(200);

    end();
    for (const { status, body } of await Promise.all(cards)) {
      expect(status).toBe(200);
      expect(body.data.payment_url).toContain('https://pay.test/');
    }
    asked.mockRestore();
  });

  it('is asked once for all calls that pay an order meanwhile, and they leave others served', async () => {
    const { token, order } = await shopper('credit_card');
    const { id, payment_url: url } = (await order()).body.data;
    const { over, end } = silence();
    const asked = vi
      .spyOn(shop.app.shop.paymentProvider, 'sessionState')
      .mockImplementation(async () => {
        await over;
        return { state: 'open', url: url ?? '' };
      });
    const calls = Array.from({ length: 50 }, () => post(`/api/orders/${id}/pay`, token));
    // The second is placed after the last of the calls before the first has come to the provider.
    expect([await payInCash(), await payInCash()]).toEqual([200, 200]);

    end();
    for (const { status, body } of await Promise.all(calls)) {
      expect([status, body.data.payment_url]).toEqual([200, url]);
    }
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
  });
});

describe('a shop that stops while the payment provider does not answer', () => {
  beforeAll(open);

  it('leaves the refunds to its next start', async () => {
    const { token, order } = await shopper('credit_card');
    const { id } = (await order()).body.data;
    expect((await post(`/api/orders/${id}/cancel`, token)).status).toBe(200);
    const [payment] = await shop.db.orm.select().from(payments);
    for (const key of ['first', 'second']) {
      await shop.db.orm.insert(refunds).values({
        ...{ orderId: id, paymentId: payment?.id ?? 0, amount: 100, currency: 'USD' },
        ...{ origin: 'shop', key, status: 'due' },
      });
    }
    const { over } = silence();
    const asked = vi
      .spyOn(shop.app.shop.paymentProvider, 'refund')
      .mockImplementation(() => over.then(() => ({ id: 're_late' })));
    shop.app.shop.refunds.wake();
    await eventually(() => expect(asked).toHaveBeenCalledTimes(1));
    shop.app.shop.refunds.wake();
    // Ends by itself: nobody answers.
    await shop.close();
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

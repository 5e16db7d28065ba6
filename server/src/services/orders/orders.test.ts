import { setTimeout as pause } from 'node:timers/promises';

import { and, asc, eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { arrivalDates } from '@contract/arrival';
import { toMinor } from '@contract/minor-units';
import type { Currency } from '@contract/money';

import { cardProvider, orderConfig } from '../../../../tests/support/card-payments';
import { quietErrors } from '../../../../tests/support/printed';
import { openTestDatabase } from '../../../../tests/support/test-database';
import { shopOfMail } from '../../../../tests/support/shop-of-mail';
import { eventually } from '../../../../tests/support/eventually';
import {
  addCustomer,
  addProduct,
  checkoutForm,
  mailRecorder,
  setStock,
  stockOf,
} from '../../../../tests/trust/small-shop';
import type { Database } from '../../db/client';
import { cartItems, mailEvents, orders, payments, products, refunds } from '../../db/schema';
import type { Shopkeeper } from '../audit/audit';
import { listCart, setCartItem } from '../carts/cart';
import type { OutgoingMail } from '../mail/mail-kinds';
import { mailContent } from '../mail/mail-messages';
import type { PaymentDeps } from '../payments/payment-deps';
import type { PaymentProvider } from '../payments/payment-provider';
import { startPayments } from '../payments/payments';
import { submitSandboxOutcome } from '../payments/sandbox-checkout';
import { cancelOrder, cancelOrderOf, payOrder } from './change-order';
import { deliverOrder, shipOrder } from './fulfil-order';
import { placeOrder } from './place-order';
import { getOrder, listOrders } from './read-orders';
import { refundOrder } from './refund-order';

let db: Database;
let shop: PaymentDeps & Shopkeeper;

beforeAll(async () => {
  db = await openTestDatabase({ seed: false });
  shop = { ...startPayments({ db, mail: mailRecorder(), config: orderConfig }), who: 'Amal' };
});
afterAll(async () => {
  await shop?.refunds.close();
  await db?.close();
});

/** A customer with one line in the bag. */
const shopper = async (
  options: { quantity?: number; stock?: number; currency?: Currency } = {},
) => {
  const { quantity = 1, stock = 5, currency = 'USD' } = options;
  const customer = await addCustomer(db, currency);
  const product = await addProduct(db, { stock: { M: stock }, colors: ['Ink', 'Moss'] });
  const sizeId = product.sizeId('M');
  const item = await setCartItem(shop, customer.id, {
    product_id: product.id,
    product_size_id: sizeId,
    quantity,
    color: 'Ink',
  });
  return { customer, product, sizeId, item };
};

const paidOrder = async () => {
  const { customer, sizeId } = await shopper();
  const { id, payment_url } = await placeOrder(shop, customer.id, checkoutForm('credit_card'));
  await submitSandboxOutcome(shop, String(payment_url).split('/').at(-1) ?? '', 'pay');
  return { customer, sizeId, id };
};

describe('the customer’s orders', () => {
  it('come a page at a time where that is asked for, else the newest', async () => {
    const { customer, product, sizeId } = await shopper();
    const line = { product_id: product.id, product_size_id: sizeId, quantity: 1, color: 'Ink' };
    const ids: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      await setCartItem(shop, customer.id, line);
      ids.unshift((await placeOrder(shop, customer.id, checkoutForm())).id);
    }
    const idsOf = ({ orders: found }: Awaited<ReturnType<typeof listOrders>>) =>
      found.map(({ id }) => id);
    const all = await listOrders(shop, customer.id);
    expect([idsOf(all), all.meta]).toEqual([ids, undefined]);
    const second = await listOrders(shop, customer.id, { page: '2', per_page: '2' });
    expect(idsOf(second)).toEqual(ids.slice(2));
    expect(second.meta).toEqual({ current_page: 2, last_page: 2, total: 3 });
    const beyond = await listOrders(shop, customer.id, { page: '9' });
    expect([idsOf(beyond), beyond.meta]).toEqual([[], { current_page: 9, last_page: 1, total: 3 }]);
  });

  it('take one statement, since every other costs the shop capacity', async () => {
    const { customer } = await shopper();
    await placeOrder(shop, customer.id, checkoutForm());
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const { meta } = await listOrders(shop, customer.id, { page: '1', per_page: '1' });
    expect(query).toHaveBeenCalledTimes(1);
    query.mockRestore();
    expect(meta).toEqual({ current_page: 1, last_page: 1, total: 1 });
  });
});

describe('placing an order', () => {
  it.each([
    ['USD', '19.07'],
    ['EUR', '17.50'],
    ['AED', '70.00'],
  ] as const)('charges the flat shipping in %s: %s (section 9)', async (currency, charge) => {
    const { customer } = await shopper({ currency });
    const { id } = await placeOrder(shop, customer.id, checkoutForm());
    expect((await getOrder(shop, customer.id, id)).charge_price).toBe(charge);
  });

  it('promises the days on which it arrives, for good, and in its mails until they are over', async () => {
    const { customer } = await shopper();
    const { id } = await placeOrder(shop, customer.id, checkoutForm());
    const { arrives, created_at } = await getOrder(shop, customer.id, id);
    expect(arrives).toEqual(arrivalDates(new Date(created_at ?? ''), orderConfig.timeZone));
    const mails = () =>
      db.orm
        .select({ payload: mailEvents.payload })
        .from(mailEvents)
        .where(eq(mailEvents.recipient, customer.email))
        .orderBy(asc(mailEvents.id));
    expect((await mails())[0]?.payload).toMatchObject({ arrives });

    const days = { from: '2024-11-04', to: '2024-11-11' };
    await db.orm
      .update(orders)
      .set({ arrivesFrom: days.from, arrivesTo: days.to })
      .where(eq(orders.id, id));
    await shipOrder(shop, id);
    expect((await getOrder(shop, customer.id, id)).arrives).toEqual(days);
    expect((await mails())[1]?.payload).not.toHaveProperty('arrives');
  });

  it('prices in the customer’s currency, takes stock, empties the bag and writes one mail', async () => {
    const { customer, product, sizeId } = await shopper({ quantity: 2, currency: 'AED' });

    const { id } = await placeOrder(shop, customer.id, checkoutForm());
    const order = await getOrder(shop, customer.id, id);

    expect(order).toMatchObject({
      status: 'pending',
      payment_status: 'unpaid',
      payment_method: 'cash_on_delivery',
      currency: 'AED',
      price: '1000.00',
      charge_price: '70.00',
      address: { first_name: 'Noura', apartment: null, phone: '+971 50 000 0142' },
      events: [{ status: 'pending' }],
      order_products: [
        {
          quantity: 2,
          price: '500.00',
          color: 'Ink',
          product: {
            id: product.id,
            name: product.name,
            price: '125.00',
            price_in_usd: '125.00',
            price_in_eur: '124.99',
            price_in_aed: '500.00',
            discount_percentage: 10,
          },
          product_size: { id: sizeId, size: 'M' },
        },
      ],
    });
    expect(await stockOf(db, sizeId)).toBe(3);
    expect(await listCart(shop, customer.id)).toEqual([]);
    const mails = await db.orm
      .select()
      .from(mailEvents)
      .where(eq(mailEvents.recipient, customer.email));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ kind: 'order-placed', payload: { order_id: id } });
  });

  it('is reported to the house, with the customer to reply to, where it has an address', async () => {
    const house = { ...shop, config: { ...orderConfig, ordersEmail: 'orders@selvage.test' } };
    const { customer } = await shopper();
    const { id } = await placeOrder(house, customer.id, checkoutForm());
    const reported = await db.orm
      .select()
      .from(mailEvents)
      .where(eq(mailEvents.recipient, 'orders@selvage.test'));
    expect(reported).toMatchObject([
      { kind: 'new-order', payload: { order_id: id, email: customer.email } },
    ]);
    expect(reported[0]?.payload).not.toHaveProperty('address');
    const mail = { kind: 'new-order', to: '', payload: reported[0]?.payload } as unknown;
    const { subject, blocks } = mailContent(mail as OutgoingMail, shopOfMail, '', () => '');
    expect(subject).toBe(`New order #${id}`);
    expect(JSON.stringify(blocks)).toContain(
      `(${customer.email}) has placed an order, to be paid in cash on delivery.`,
    );
  });

  it.each([
    ['another amount', { amount: '144.07', currency: 'USD' }],
    ['another currency', { amount: '519.07', currency: 'AED' }],
  ] as const)('refuses %s than the one that was shown, and writes nothing', async (_, other) => {
    const { customer, sizeId } = await shopper({ quantity: 4 });
    const place = (expected_total: { amount: string; currency: 'USD' | 'AED' }) =>
      placeOrder(shop, customer.id, { ...checkoutForm(), expected_total }, 'shown');

    const message =
      'The total has changed: it is now $519.07. Nothing was ordered. ' +
      'Please check your order and place it again.';
    await expect(place(other)).rejects.toMatchObject({
      status: 409,
      message,
      fields: { expected_total: [message] },
    });
    expect(await stockOf(db, sizeId)).toBe(5);
    expect((await listOrders(shop, customer.id)).orders).toEqual([]);
    expect(await listCart(shop, customer.id)).toHaveLength(1);

    const { id } = await place({ amount: '519.07', currency: 'USD' });
    // A repeated call gets its order, whatever was shown since.
    expect(await place(other)).toEqual({ id });
  });

  it('refuses an empty bag in words', async () => {
    const customer = await addCustomer(db);
    await expect(placeOrder(shop, customer.id, checkoutForm())).rejects.toMatchObject({
      status: 409,
      message: 'Your cart is empty',
    });
  });

  it('names every line that is short and writes nothing', async () => {
    const { customer, product, sizeId, item } = await shopper({ quantity: 3 });
    await setStock(db, sizeId, 2);

    await expect(placeOrder(shop, customer.id, checkoutForm(), 'short')).rejects.toMatchObject({
      status: 409,
      message: `Only 2 left of ${product.name} in size M. Nothing was ordered.`,
      fields: { [item.id]: [`Only 2 left of ${product.name} in size M`] },
    });
    expect(await stockOf(db, sizeId)).toBe(2);
    expect((await listOrders(shop, customer.id)).orders).toEqual([]);
    expect(await listCart(shop, customer.id)).toHaveLength(1);

    await setStock(db, sizeId, 3);
    await expect(placeOrder(shop, customer.id, checkoutForm(), 'short')).resolves.toBeTruthy();
  });

  it('sums the lines that share a size', async () => {
    const { customer, product, sizeId, item } = await shopper({ quantity: 3, stock: 5 });
    const other = await setCartItem(shop, customer.id, {
      product_id: product.id,
      product_size_id: sizeId,
      quantity: 3,
      color: 'Moss',
    });

    await expect(placeOrder(shop, customer.id, checkoutForm())).rejects.toMatchObject({
      status: 409,
      fields: { [item.id]: expect.any(Array), [other.id]: expect.any(Array) },
    });
    expect(await stockOf(db, sizeId)).toBe(5);
  });

  it('answers a repeated key as the first time, and refuses it with other details', async () => {
    const { customer, sizeId } = await shopper();
    const form = checkoutForm('credit_card');

    const first = await placeOrder(shop, customer.id, form, 'key');
    expect(first.payment_url).toMatch(/^http:\/\/shop\.test\/sandbox\/pay\/cs_sandbox_/);
    expect(await placeOrder(shop, customer.id, form, 'key')).toEqual(first);
    await expect(
      placeOrder(shop, customer.id, { ...form, city: 'Sharjah' }, 'key'),
    ).rejects.toMatchObject({ status: 422 });
    expect((await listOrders(shop, customer.id)).orders).toHaveLength(1);
    expect(await stockOf(db, sizeId)).toBe(4);

    await cancelOrder(shop, customer.id, first.id);
    expect(await placeOrder(shop, customer.id, form, 'key')).toEqual(first);
  });

  it('keeps keys of two customers apart', async () => {
    const [one, two] = [await shopper(), await shopper()];
    const first = await placeOrder(shop, one.customer.id, checkoutForm(), 'shared');
    const second = await placeOrder(shop, two.customer.id, checkoutForm(), 'shared');
    expect(second.id).not.toBe(first.id);
  });

  it('keeps the order when the payment page can’t be made, and makes it on a repeated call', async () => {
    const { customer } = await shopper();
    const createSession = vi
      .fn()
      .mockRejectedValueOnce(new Error('Stripe is down'))
      .mockImplementation(({ reference }: { reference: string }) =>
        Promise.resolve({ sessionId: `cs_${reference}`, url: `https://pay.test/${reference}` }),
      );
    const broken = startPayments({
      db,
      mail: shop.mail,
      config: orderConfig,
      provider: {
        name: 'stripe',
        createSession,
        sessionState: () => Promise.reject(new Error('not asked')),
        expireSession: () => Promise.resolve(),
        refund: () => Promise.resolve({ id: 're_outage' }),
        listRefunds: () => Promise.resolve([]),
        webhookSecret: () => Promise.resolve('whsec_test'),
      },
    });
    const silence = quietErrors();

    const first = await placeOrder(broken, customer.id, checkoutForm('credit_card'), 'outage');
    expect(first).toEqual({ id: first.id });
    const again = await placeOrder(broken, customer.id, checkoutForm('credit_card'), 'outage');
    expect(again).toEqual({ id: first.id, payment_url: expect.stringContaining('https://pay') });
    expect(await placeOrder(broken, customer.id, checkoutForm('credit_card'), 'outage')).toEqual(
      again,
    );

    const references = createSession.mock.calls.map(([request]) => request.reference);
    expect(references).toHaveLength(2);
    expect(new Set(references).size).toBe(1);
    silence.mockRestore();
    await broken.refunds.close();
  });
});

describe('cancelling', () => {
  it('gives the stock back once, and answers a second call as the first', async () => {
    const { customer, sizeId } = await shopper({ quantity: 2 });
    const { id } = await placeOrder(shop, customer.id, checkoutForm());

    const first = await cancelOrder(shop, customer.id, id);
    expect(first).toMatchObject({ status: 'cancelled', payment_status: 'unpaid' });
    expect(await cancelOrder(shop, customer.id, id)).toEqual(first);
    expect(await stockOf(db, sizeId)).toBe(5);
  });

  it('gives a card payment back', async () => {
    const { customer, sizeId, id } = await paidOrder();
    expect(await getOrder(shop, customer.id, id)).toMatchObject({
      status: 'pending',
      payment_status: 'paid',
    });

    expect(await cancelOrder(shop, customer.id, id)).toMatchObject({
      status: 'cancelled',
      payment_status: 'refunded',
    });
    expect(await stockOf(db, sizeId)).toBe(5);
    await eventually(async () => {
      const rows = await db.orm.select().from(payments).where(eq(payments.orderId, id));
      expect(rows).toMatchObject([{ status: 'refunded' }]);
      const [refund] = await db.orm.select().from(refunds).where(eq(refunds.orderId, id));
      expect(refund).toMatchObject({ status: 'done', amount: rows[0]?.amount });
    });
  });

  it('is done although the database goes before the payment page is closed', async () => {
    const own = await openTestDatabase({ seed: false });
    const mail = { ...mailRecorder(), wake: vi.fn() };
    const deps = startPayments({ db: own, mail, config: orderConfig });
    const customer = await addCustomer(own);
    const product = await addProduct(own);
    const line = { product_id: product.id, product_size_id: product.sizeId('M'), quantity: 1 };
    await setCartItem(deps, customer.id, line);
    const { id } = await placeOrder(deps, customer.id, checkoutForm('credit_card'));
    const log = quietErrors();

    // The first thing that is done after the commit.
    mail.wake.mockImplementation(() => void own.close());
    expect(await cancelOrder(deps, customer.id, id)).toMatchObject({ status: 'cancelled' });
    const said = `A payment page of order ${id} may still be open:`;
    await eventually(() => expect(log).toHaveBeenCalledWith(said, expect.anything()));
    await deps.refunds.close();
    log.mockRestore();
  });

  it('by the house ends when the payment page is closed, also without a response', async () => {
    const closed: string[] = [];
    const expireSession = vi.fn<PaymentProvider['expireSession']>(async ({ sessionId }) => {
      await pause(50);
      closed.push(sessionId);
    });
    const provider = cardProvider({ expireSession });
    const deps = {
      ...shop,
      ...startPayments({ db, mail: shop.mail, config: orderConfig, provider }),
    };
    const place = async () => {
      const { customer } = await shopper();
      return (await placeOrder(deps, customer.id, checkoutForm('credit_card'))).id;
    };
    expect(await cancelOrderOf(deps, await place())).toMatchObject({ status: 'cancelled' });
    expect(closed).toHaveLength(1);

    const log = quietErrors();
    expireSession.mockRejectedValueOnce(new Error('Stripe is down'));
    expect(await cancelOrderOf(deps, await place())).toMatchObject({ status: 'cancelled' });
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
    await deps.refunds.close();
  });

  it('is refused once the order left the house', async () => {
    const { customer } = await shopper();
    const { id } = await placeOrder(shop, customer.id, checkoutForm());
    await shipOrder(shop, id);
    await expect(cancelOrder(shop, customer.id, id)).rejects.toMatchObject({ status: 409 });
  });
});

describe('shipping, delivering and refunding', () => {
  it('ships a card order only once it is paid, and refunds it after it arrived', async () => {
    const { customer } = await shopper();
    const unpaid = await placeOrder(shop, customer.id, checkoutForm('credit_card'));
    await expect(shipOrder(shop, unpaid.id)).rejects.toMatchObject({ status: 409 });

    const paid = await paidOrder();
    await expect(refundOrder(shop, paid.customer.id, paid.id)).rejects.toMatchObject({
      status: 409,
    });
    const tracking = { carrier: 'Aramex', number: 'AX 1', url: 'https://track.example/AX1' };
    expect(await shipOrder(shop, paid.id, tracking)).toMatchObject({ status: 'shipped', tracking });
    const corrected = { ...tracking, number: 'AX 2' };
    const again = await shipOrder(shop, paid.id, corrected);
    expect(again.tracking).toEqual(corrected);
    expect(again.events?.filter(({ status }) => status === 'shipped')).toHaveLength(1);
    expect(await shipOrder(shop, paid.id)).toMatchObject({ tracking: corrected });
    expect(await deliverOrder(shop, paid.id)).toMatchObject({ status: 'delivered' });

    const refunded = await refundOrder(shop, paid.customer.id, paid.id);
    expect(refunded).toMatchObject({ status: 'refunded', payment_status: 'refunded' });
    expect(refunded.events?.map(({ status }) => status)).toEqual([
      'pending',
      'shipped',
      'delivered',
      'refunded',
    ]);
    expect(await refundOrder(shop, paid.customer.id, paid.id)).toEqual(refunded);
    expect(await stockOf(db, paid.sizeId)).toBe(5);
    // Shipping is non-refundable (section 9): the price of the pieces goes back.
    const [payment] = await db.orm.select().from(payments).where(eq(payments.orderId, paid.id));
    const [refund] = await db.orm.select().from(refunds).where(eq(refunds.orderId, paid.id));
    expect(refund?.amount).toBe(toMinor(refunded.price));
    expect(payment?.amount).toBe(toMinor(refunded.price) + toMinor(refunded.charge_price));

    const kinds = await db.orm
      .select({ kind: mailEvents.kind })
      .from(mailEvents)
      .where(eq(mailEvents.recipient, paid.customer.email))
      .orderBy(asc(mailEvents.id));
    expect(kinds.map(({ kind }) => kind)).toEqual([
      'order-placed',
      'payment-received',
      'order-shipped',
      'order-delivered',
      'order-refunded',
    ]);
  });

  it('writes one mail about the delivery, with the time that the order has, in its transaction', async () => {
    const { customer, product } = await shopper({ quantity: 2 });
    const { id } = await placeOrder(shop, customer.id, checkoutForm());
    await expect(deliverOrder(shop, id)).rejects.toMatchObject({ status: 409 });
    await shipOrder(shop, id);
    const enqueue = () => Promise.reject(new Error('No mail'));
    const failing = { ...shop, mail: { ...shop.mail, enqueue } };
    await expect(deliverOrder(failing, id)).rejects.toThrow('No mail');
    expect(await getOrder(shop, customer.id, id)).toMatchObject({
      status: 'shipped',
      payment_status: 'unpaid',
    });

    const { events } = await deliverOrder(shop, id);
    await deliverOrder(shop, id);
    const mails = await db.orm
      .select({ payload: mailEvents.payload })
      .from(mailEvents)
      .where(and(eq(mailEvents.recipient, customer.email), eq(mailEvents.kind, 'order-delivered')));
    const lines = [{ name: product.name, quantity: 2 }];
    expect(mails).toMatchObject([
      { payload: { order_id: id, delivered_at: events?.at(-1)?.at, lines } },
    ]);
  });

  it('takes the cash of a delivered cash order, which no card refund can give back', async () => {
    const { customer } = await shopper();
    const { id } = await placeOrder(shop, customer.id, checkoutForm());
    await shipOrder(shop, id);
    expect(await deliverOrder(shop, id)).toMatchObject({ payment_status: 'paid' });
    await expect(refundOrder(shop, customer.id, id)).rejects.toMatchObject({ status: 409 });
  });
});

describe('paying later', () => {
  it('reuses the open page, and opens a new one after a decline', async () => {
    const { customer } = await shopper();
    const { id, payment_url } = await placeOrder(shop, customer.id, checkoutForm('credit_card'));

    expect(await payOrder(shop, customer.id, id)).toEqual({ payment_url });
    const session = String(payment_url).split('/').at(-1) ?? '';
    expect(await submitSandboxOutcome(shop, session, 'leave')).toBe(
      `/order/${id}?payment=cancelled`,
    );
    expect(await payOrder(shop, customer.id, id)).toEqual({ payment_url });

    expect(await submitSandboxOutcome(shop, session, 'decline')).toBe(
      `/order/${id}?payment=declined`,
    );
    const retry = await payOrder(shop, customer.id, id);
    expect(retry.payment_url).not.toBe(payment_url);
    const second = retry.payment_url.split('/').at(-1) ?? '';
    expect(await submitSandboxOutcome(shop, second, 'pay')).toBe(`/order/${id}?payment=success`);
    await expect(payOrder(shop, customer.id, id)).rejects.toMatchObject({ status: 409 });
  });

  it('is refused for cash and for cancelled orders', async () => {
    const cash = await shopper();
    const { id } = await placeOrder(shop, cash.customer.id, checkoutForm());
    await expect(payOrder(shop, cash.customer.id, id)).rejects.toMatchObject({ status: 409 });

    const card = await shopper();
    const order = await placeOrder(shop, card.customer.id, checkoutForm('credit_card'));
    await cancelOrder(shop, card.customer.id, order.id);
    await expect(payOrder(shop, card.customer.id, order.id)).rejects.toMatchObject({
      status: 409,
    });
  });
});

describe('reading', () => {
  it('lists newest first and hides other customers’ orders', async () => {
    const { customer, product, sizeId } = await shopper();
    const first = await placeOrder(shop, customer.id, checkoutForm());
    await setCartItem(shop, customer.id, {
      product_id: product.id,
      product_size_id: sizeId,
      quantity: 1,
    });
    const second = await placeOrder(shop, customer.id, checkoutForm());
    const list = await listOrders(shop, customer.id);
    expect(list.orders.map(({ id }) => id)).toEqual([second.id, first.id]);

    const stranger = await addCustomer(db);
    for (const id of [first.id, 999_999, 2 ** 31, Number.NaN]) {
      await expect(getOrder(shop, stranger.id, id)).rejects.toMatchObject({
        status: 404,
        message: 'Order not found',
      });
    }
  });

  it('stays as it was when the product changes', async () => {
    const { customer, product } = await shopper();
    const { id } = await placeOrder(shop, customer.id, checkoutForm());
    const before = await getOrder(shop, customer.id, id);
    await db.orm.delete(cartItems).where(eq(cartItems.productId, product.id));
    await db.orm.delete(products).where(eq(products.id, product.id));
    expect(await getOrder(shop, customer.id, id)).toEqual(before);
    expect(await db.orm.select().from(orders).where(eq(orders.id, id))).toHaveLength(1);
  });
});

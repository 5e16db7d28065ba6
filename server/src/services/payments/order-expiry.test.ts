import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { hourMs, minuteMs } from '@contract/durations';

import { cardProvider, orderConfig, webhookSecret } from '../../../../tests/support/card-payments';
import { quietErrors } from '../../../../tests/support/printed';
import { openTestDatabase } from '../../../../tests/support/test-database';
import { eventually } from '../../../../tests/support/eventually';
import { raceExpiry } from '../../../../tests/trust/expiry-race';
import { paymentEvent, signatureOf } from '../../../../tests/trust/payment-events';
import {
  addCustomer,
  addProduct,
  checkoutForm,
  mailRecorder,
  stockOf,
} from '../../../../tests/trust/small-shop';
import type { Database } from '../../db/client';
import { mailEvents, orders, payments } from '../../db/schema';
import { setCartItem } from '../carts/cart';
import { cancelOrder, payOrder } from '../orders/change-order';
import { placeOrder } from '../orders/place-order';
import { getOrder } from '../orders/read-orders';
import { expireDueOrders } from './order-expiry';
import type { PaymentDeps } from './payment-deps';
import type { PaymentProvider } from './payment-provider';
import { startPayments } from './payments';
import { handleWebhook } from './webhook';

const { signal } = new AbortController();

let db: Database;
let shop: PaymentDeps;
const refund = vi.fn<PaymentProvider['refund']>();
const expireSession = vi.fn<PaymentProvider['expireSession']>();
const sessionState = vi.fn<PaymentProvider['sessionState']>();
const createSession = vi.fn<PaymentProvider['createSession']>();

beforeAll(async () => {
  db = await openTestDatabase({ seed: false });
  shop = startPayments({
    db,
    mail: mailRecorder(),
    config: orderConfig,
    provider: cardProvider({ createSession, sessionState, expireSession, refund }),
  });
});
afterAll(async () => {
  await shop?.refunds.close();
  await db?.close();
});

beforeEach(() => {
  refund.mockReset().mockResolvedValue({ id: null });
  expireSession.mockReset().mockResolvedValue();
  sessionState.mockReset();
  createSession
    .mockReset()
    .mockImplementation(({ reference }) =>
      Promise.resolve({ sessionId: `cs_${reference}`, url: `https://pay.test/${reference}` }),
    );
});

const addOrder = async (
  method: 'credit_card' | 'cash_on_delivery' = 'credit_card',
  deps = shop,
) => {
  const customer = await addCustomer(db);
  const product = await addProduct(db, { stock: { M: 5 } });
  const sizeId = product.sizeId('M');
  const line = { product_id: product.id, product_size_id: sizeId, quantity: 2 };
  await setCartItem(shop, customer.id, line);
  const { id } = await placeOrder(deps, customer.id, checkoutForm(method));
  const [payment] = await db.orm.select().from(payments).where(eq(payments.orderId, id));
  return {
    id,
    customer,
    sizeId,
    read: () => getOrder(shop, customer.id, id),
    stock: () => stockOf(db, sizeId),
    event: (name: 'captured' | 'expired' | 'authorized') => {
      if (!payment) throw new Error('No payment');
      return paymentEvent(payment, name);
    },
    paymentStatus: async () =>
      (await db.orm.select().from(payments).where(eq(payments.orderId, id))).map(
        ({ status }) => status,
      ),
    mails: async () => {
      const rows = await db.orm
        .select()
        .from(mailEvents)
        .where(eq(mailEvents.recipient, customer.email));
      return rows.map(({ kind }) => kind).sort();
    },
  };
};

const send = (payload: string) =>
  handleWebhook(shop, Buffer.from(payload), signatureOf(payload, webhookSecret));
/** What the job does after so many minutes. */
const after = (minutes: number) =>
  expireDueOrders(shop, signal, new Date(Date.now() + minutes * minuteMs));

const expired = { status: 'cancelled', payment_status: 'unpaid', expired_at: expect.any(String) };

describe('a card order that nobody pays', () => {
  it('says until when it may be paid, and so does its payment page', async () => {
    const { read } = await addOrder();
    const { created_at, pay_by, expired_at } = await read();
    expect(Date.parse(pay_by ?? '') - Date.parse(created_at ?? '')).toBe(hourMs);
    expect(expired_at).toBeUndefined();
    expect(createSession.mock.lastCall?.[0].payBy?.toISOString()).toBe(pay_by);
  });

  it('is cancelled after an hour, once, gives its stock back and says so', async () => {
    const { read, stock, paymentStatus, mails } = await addOrder();
    await after(59);
    expect(await read()).toMatchObject({ status: 'pending' });
    expect(await stock()).toBe(3);

    await Promise.all([after(60), after(61), after(70)]);
    await after(80);
    const order = await read();
    expect(order).toMatchObject(expired);
    expect(order.pay_by).toBeUndefined();
    expect(order.events?.map(({ status }) => status)).toEqual(['pending', 'cancelled']);
    expect(await stock()).toBe(5);
    expect(await paymentStatus()).toEqual(['expired']);
    expect(await mails()).toEqual(['order-expired', 'order-placed']);
    expect(expireSession).toHaveBeenCalled();
  });

  it('is cancelled after as many minutes as are configured', async () => {
    const patient = { ...shop, config: { ...orderConfig, unpaidOrderMinutes: 90 } };
    const { read } = await addOrder('credit_card', patient);
    const { created_at, pay_by } = await read();
    expect(Date.parse(pay_by ?? '') - Date.parse(created_at ?? '')).toBe(90 * minuteMs);
    await after(89);
    expect(await read()).toMatchObject({ status: 'pending' });
    await after(90);
    expect(await read()).toMatchObject(expired);
  });

  it('is cancelled when the provider says that its page has expired, also on replay', async () => {
    const { read, stock, event, mails } = await addOrder();
    const payload = event('expired');
    for (let count = 0; count < 3; count += 1) await send(payload);
    await send(event('expired'));
    await after(120);
    expect(await read()).toMatchObject(expired);
    expect(await stock()).toBe(5);
    expect(await mails()).toEqual(['order-expired', 'order-placed']);
  });

  it('can’t be paid any more once its time is over', async () => {
    const { id, customer } = await addOrder();
    await db.orm.update(orders).set({ payBy: new Date() }).where(eq(orders.id, id));
    sessionState.mockResolvedValue({ state: 'expired' });
    await expect(payOrder(shop, customer.id, id)).rejects.toMatchObject({
      status: 409,
      message: 'This order can no longer be paid.',
    });
  });

  it('gets no page that was still being made when it was cancelled', async () => {
    const { id, customer } = await addOrder();
    await db.orm
      .update(payments)
      .set({ sessionId: null, url: null })
      .where(eq(payments.orderId, id));
    createSession.mockImplementationOnce(async ({ reference }) => {
      await after(60);
      return { sessionId: `cs_late_${reference}`, url: 'https://pay.test/late' };
    });
    await expect(payOrder(shop, customer.id, id)).rejects.toMatchObject({ status: 409 });
    await eventually(() =>
      expect(expireSession).toHaveBeenCalledWith(
        expect.objectContaining({ sessionId: expect.stringMatching(/^cs_late/) }),
      ),
    );
  });
});

describe('an order that does not expire', () => {
  it('is paid in cash, or was paid, cancelled or placed before there was a limit', async () => {
    const cash = await addOrder('cash_on_delivery');
    const paid = await addOrder();
    await send(paid.event('captured'));
    const cancelled = await addOrder();
    await cancelOrder(shop, cancelled.customer.id, cancelled.id);
    const old = await addOrder();
    await db.orm.update(orders).set({ payBy: null }).where(eq(orders.id, old.id));

    await after(24 * 60);
    expect(await cash.read()).toMatchObject({ status: 'pending' });
    expect(await paid.read()).toMatchObject({ status: 'pending', payment_status: 'paid' });
    expect((await cancelled.read()).expired_at).toBeUndefined();
    expect(await cancelled.stock()).toBe(5);
    expect(await cancelled.mails()).toEqual(['order-cancelled', 'order-placed']);
    expect(await old.read()).toMatchObject({ status: 'pending' });
  });

  it('has been paid, though the webhook was lost', async () => {
    const { read, stock } = await addOrder();
    expireSession.mockRejectedValueOnce(new Error('This session is complete'));
    sessionState.mockResolvedValueOnce({ state: 'paid', paymentIntent: 'pi_lost' });
    await after(60);
    expect(await read()).toMatchObject({ status: 'pending', payment_status: 'paid' });
    expect(await stock()).toBe(3);
  });

  it('waits for money that is on its way, and no longer', async () => {
    const { read, event } = await addOrder();
    await send(event('authorized'));
    expireSession.mockRejectedValueOnce(new Error('This session is complete'));
    sessionState.mockResolvedValueOnce({ state: 'processing' });
    await after(60);
    await after(119);
    expect(await read()).toMatchObject({ status: 'pending', payment_status: 'unpaid' });
    await after(121);
    expect(await read()).toMatchObject(expired);
  });

  it('waits for a provider that is down, for an hour', async () => {
    const { read } = await addOrder();
    const silence = quietErrors();
    expireSession.mockRejectedValue(new Error('Stripe is down'));
    sessionState.mockRejectedValue(new Error('Stripe is down'));
    await after(60);
    await after(119);
    expect(await read()).toMatchObject({ status: 'pending' });
    await after(121);
    expect(await read()).toMatchObject(expired);
    silence.mockRestore();
  });
});

describe('a payment that comes after its order has expired', () => {
  it('is refunded, once, however often it is reported', async () => {
    const { read, stock, event, paymentStatus, mails } = await addOrder();
    await after(60);
    const payload = event('captured');
    for (let count = 0; count < 20; count += 1) await send(payload);
    await Promise.all(Array.from({ length: 10 }, () => send(event('captured'))));
    await send(event('expired'));

    expect(await read()).toMatchObject({ status: 'cancelled', payment_status: 'refunded' });
    await eventually(async () => expect(await paymentStatus()).toEqual(['refunded']));
    expect(refund).toHaveBeenCalledTimes(1);
    expect(await stock()).toBe(5);
    expect(await mails()).toEqual(['order-expired', 'order-placed', 'order-refunded']);
  });

  it('leaves one state and the right stock when it races with expiring and cancelling', () =>
    raceExpiry(db, 4));
});

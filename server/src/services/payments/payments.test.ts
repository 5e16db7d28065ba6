import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { arrivalDates } from '@contract/arrival';

import { cardProvider, orderConfig, webhookSecret } from '../../../../tests/support/card-payments';
import { isSoak } from '../../../../tests/support/figures';
import { quietErrors } from '../../../../tests/support/printed';
import { openTestDatabase } from '../../../../tests/support/test-database';
import { eventually } from '../../../../tests/support/eventually';
import { placeCardOrder, sendEvent } from '../../../../tests/trust/card-order';
import {
  type EventName,
  paymentEvent,
  permutations,
  signatureOf,
} from '../../../../tests/trust/payment-events';
import { mailRecorder, stockOf } from '../../../../tests/trust/small-shop';
import type { Database } from '../../db/client';
import { mailEvents, orders, paymentEvents, payments } from '../../db/schema';
import { cancelOrder, payOrder } from '../orders/change-order';
import { getOrder } from '../orders/read-orders';
import type { PaymentDeps } from './payment-deps';
import type { PaymentProvider } from './payment-provider';
import { startPayments } from './payments';
import { handleWebhook } from './webhook';

let db: Database;
let provider: PaymentProvider & { refund: ReturnType<typeof vi.fn<PaymentProvider['refund']>> };
let shop: PaymentDeps;

beforeAll(async () => {
  db = await openTestDatabase({ seed: false });
  provider = cardProvider({
    refund: vi.fn<PaymentProvider['refund']>((_attempt, { key }) =>
      Promise.resolve({ id: `re_${key}` }),
    ),
  });
  vi.spyOn(provider, 'sessionState');
  shop = startPayments({
    db,
    mail: mailRecorder(),
    config: orderConfig,
    provider,
  });
});
afterAll(async () => {
  await shop?.refunds.close();
  await db?.close();
});

const cardOrder = async () => {
  const order = await placeCardOrder(shop, 'EUR');
  return { ...order, read: () => getOrder(shop, order.customer.id, order.id) };
};

const send = (payload: string, age = 0) => sendEvent(shop, payload, age);

const paymentStatuses = async (orderId: number) => {
  const rows = await db.orm
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.id));
  return rows.map(({ status }) => status);
};

const mailKinds = async (email: string) => {
  const rows = await db.orm.select().from(mailEvents).where(eq(mailEvents.recipient, email));
  return rows.map(({ kind }) => kind).sort();
};

describe('the webhook', () => {
  it('pays an order once, however often the event comes', async () => {
    const { read, payment, customer } = await cardOrder();
    const payload = paymentEvent(payment, 'captured');
    for (let count = 0; count < (isSoak ? 200 : 20); count += 1) await send(payload);
    await Promise.all(Array.from({ length: 50 }, () => send(paymentEvent(payment, 'captured'))));

    expect(await read()).toMatchObject({ status: 'pending', payment_status: 'paid' });
    expect(await mailKinds(customer.email)).toEqual(['order-placed', 'payment-received']);
  });

  it('counts the days until the order arrives from its payment, also in the mail', async () => {
    const { read, payment, customer, id } = await cardOrder();
    await db.orm
      .update(orders)
      .set({ arrivesFrom: '2024-11-04', arrivesTo: '2024-11-11' })
      .where(eq(orders.id, id));
    await send(paymentEvent(payment, 'captured'));
    const arrives = arrivalDates(new Date(), 'Asia/Dubai');
    expect(await read()).toMatchObject({ arrives });
    const [mail] = await db.orm
      .select({ payload: mailEvents.payload })
      .from(mailEvents)
      .where(
        and(eq(mailEvents.recipient, customer.email), eq(mailEvents.kind, 'payment-received')),
      );
    expect(mail?.payload).toMatchObject({ arrives });
  });

  it('ends the same in whatever order created, authorized, captured and refunded come', async () => {
    const names: EventName[] = ['created', 'authorized', 'captured', 'refunded'];
    // Of the 24 orders npm test takes five: each of the events comes first in one of them.
    const all = permutations(names).filter((_, index) => isSoak || index % 5 === 0);
    for (const order of all) {
      const { id, read, payment, sizeId, customer } = await cardOrder();
      for (const name of order) await send(paymentEvent(payment, name));

      const seen = order.join(', ');
      expect(await read(), seen).toMatchObject({
        status: 'cancelled',
        payment_status: 'refunded',
      });
      expect(await paymentStatuses(id), seen).toEqual(['refunded']);
      expect(await stockOf(db, sizeId), seen).toBe(5);
      const kinds = (await mailKinds(customer.email)).filter((kind) => kind !== 'payment-received');
      expect(kinds, seen).toEqual(['order-cancelled', 'order-placed']);
    }
    expect(provider.refund).not.toHaveBeenCalled();
  });

  it.each([
    ['an amount', 'captured', { amount_total: 1 }],
    ['no amount', 'captured', { amount_total: null }],
    ['a currency', 'captured', { currency: 'aed' }],
    ['a session', 'captured', { id: 'cs_other' }],
    ['an order', 'captured', { client_reference_id: '999999' }],
    ['an order of its metadata', 'refunded', { metadata: { order_id: '999999' } }],
    ['an amount of a refund', 'refunded', { amount: 1 }],
  ] as const)(
    'refuses %s that is not the payment’s, and writes nothing',
    async (_, name, changes) => {
      const { id, read, payment } = await cardOrder();
      await send(paymentEvent(payment, 'authorized'));
      const before = await read();
      const events = await db.orm.select().from(paymentEvents);
      const metadata =
        'metadata' in changes ? { ...changes.metadata, reference: payment.reference } : undefined;
      const payload = paymentEvent(payment, name, {
        ...changes,
        ...(metadata ? { metadata } : {}),
      });

      await expect(send(payload)).rejects.toMatchObject({ status: 422 });
      expect(await read()).toEqual(before);
      expect(await paymentStatuses(id)).toEqual(['open']);
      expect(await db.orm.select().from(paymentEvents)).toEqual(events);
    },
  );

  it('refuses bad signatures, old ones and spoilt bodies', async () => {
    const { read, payment } = await cardOrder();
    const payload = paymentEvent(payment, 'captured');
    const refused = { status: 400 };
    const handle = (body: string, signature?: string) =>
      handleWebhook(shop, Buffer.from(body), signature);

    await expect(handle(payload)).rejects.toMatchObject(refused);
    await expect(handle(payload, 'nonsense')).rejects.toMatchObject(refused);
    await expect(handle(payload, signatureOf(payload, 'whsec_other'))).rejects.toMatchObject(
      refused,
    );
    await expect(handle(`${payload} `, signatureOf(payload, webhookSecret))).rejects.toMatchObject(
      refused,
    );
    await expect(handle('{', signatureOf('{', webhookSecret))).rejects.toMatchObject(refused);
    await expect(send(payload, 301)).rejects.toMatchObject(refused);
    expect(await read()).toMatchObject({ payment_status: 'unpaid' });
    await send(payload, 290);
    expect(await read()).toMatchObject({ payment_status: 'paid' });
  });

  it('lets events about others’ payments pass without a trace', async () => {
    const { payment } = await cardOrder();
    const stranger = { id: 'cs_stranger', metadata: {}, client_reference_id: null };
    const before = await db.orm.select().from(paymentEvents);
    await send(paymentEvent(payment, 'captured', stranger));
    await send(paymentEvent(payment, 'refunded', { metadata: {}, payment_intent: 'pi_stranger' }));
    expect(await db.orm.select().from(paymentEvents)).toEqual(before);
  });

  it('lets a page pass that expired and that nobody was led to, since its response was lost', async () => {
    const { read, id, payment } = await cardOrder();
    const before = await read();
    const events = await db.orm.select().from(paymentEvents);
    await send(paymentEvent(payment, 'expired', { id: 'cs_lost' }));
    expect(await read()).toEqual(before);
    expect(await paymentStatuses(id)).toEqual(['open']);
    expect(await db.orm.select().from(paymentEvents)).toEqual(events);
  });

  it('never lets a late failure undo a payment', async () => {
    const { id, read, payment } = await cardOrder();
    await send(paymentEvent(payment, 'captured'));
    await send(paymentEvent(payment, 'failed'));
    await send(paymentEvent(payment, 'expired'));
    expect(await read()).toMatchObject({ payment_status: 'paid' });
    expect(await paymentStatuses(id)).toEqual(['paid']);
  });
});

describe('money that came too late or twice', () => {
  it('goes back when the order is cancelled', async () => {
    const { customer, id, read, payment, sizeId } = await cardOrder();
    provider.refund.mockClear();
    await cancelOrder(shop, customer.id, id);
    await send(paymentEvent(payment, 'captured'));

    expect(await read()).toMatchObject({ status: 'cancelled', payment_status: 'refunded' });
    await eventually(async () => expect(await paymentStatuses(id)).toEqual(['refunded']));
    expect(provider.refund).toHaveBeenCalledTimes(1);
    expect(await stockOf(db, sizeId)).toBe(5);
  });

  it('goes back when another attempt already paid', async () => {
    const { customer, id, read, payment } = await cardOrder();
    provider.refund.mockClear();
    await send(paymentEvent(payment, 'failed'));
    await payOrder(shop, customer.id, id);
    const rows = await db.orm.select().from(payments).where(eq(payments.orderId, id));
    const second = rows.find(({ id: other }) => other !== payment.id);
    if (!second) throw new Error('No second attempt');

    await send(paymentEvent(second, 'captured'));
    await send(paymentEvent(payment, 'captured'));
    await eventually(async () => expect(await paymentStatuses(id)).toEqual(['refunded', 'paid']));
    expect(await read()).toMatchObject({ status: 'pending', payment_status: 'paid' });
    expect(provider.refund).toHaveBeenCalledTimes(1);
  });

  it('ends in one state when cancelling and capturing race', async () => {
    for (let round = 0; round < (isSoak ? 5 : 2); round += 1) {
      const { customer, id, read, payment, sizeId } = await cardOrder();
      await Promise.allSettled(
        Array.from({ length: 40 }, (_, index) =>
          index % 2 === round % 2
            ? cancelOrder(shop, customer.id, id)
            : send(paymentEvent(payment, 'captured')),
        ),
      );
      expect(await read()).toMatchObject({ status: 'cancelled', payment_status: 'refunded' });
      expect(await stockOf(db, sizeId)).toBe(5);
      await eventually(async () => expect(await paymentStatuses(id)).toEqual(['refunded']));
    }
  });
});

describe('the provider', () => {
  it('is asked again for a refund that failed', async () => {
    const { customer, id, payment } = await cardOrder();
    const silence = quietErrors();
    provider.refund.mockClear();
    provider.refund.mockRejectedValue(new Error('Stripe is down'));
    await send(paymentEvent(payment, 'captured'));
    await cancelOrder(shop, customer.id, id);
    await eventually(() => expect(provider.refund).toHaveBeenCalled());
    expect(await paymentStatuses(id)).toEqual(['refunding']);

    provider.refund.mockImplementation((_attempt, { key }) => Promise.resolve({ id: `re_${key}` }));
    shop.refunds.wake();
    await eventually(async () => expect(await paymentStatuses(id)).toEqual(['refunded']));
    expect(provider.refund).toHaveBeenLastCalledWith(
      expect.objectContaining({
        reference: payment.reference,
        paymentIntent: `pi_${payment.reference}`,
      }),
      expect.objectContaining({ orderId: id, amount: payment.amount, repeated: true }),
    );
    silence.mockRestore();
  });

  it('tells of a payment whose webhook and return page were lost', async () => {
    const { customer, id, read } = await cardOrder();
    vi.mocked(provider.sessionState).mockResolvedValueOnce({
      state: 'paid',
      paymentIntent: 'pi_lost',
    });
    await expect(payOrder(shop, customer.id, id)).rejects.toMatchObject({
      status: 409,
      message: 'This order is already paid.',
    });
    expect(await read()).toMatchObject({ payment_status: 'paid' });
  });

  it('makes a new page for one that expired, and none while money is on its way', async () => {
    const { customer, id } = await cardOrder();
    vi.mocked(provider.sessionState).mockResolvedValueOnce({ state: 'processing' });
    await expect(payOrder(shop, customer.id, id)).rejects.toMatchObject({ status: 409 });

    vi.mocked(provider.sessionState).mockResolvedValueOnce({ state: 'expired' });
    await payOrder(shop, customer.id, id);
    expect(await paymentStatuses(id)).toEqual(['expired', 'open']);
  });

  it('that does not answer is a 503', async () => {
    const { customer, id } = await cardOrder();
    const silence = quietErrors();
    vi.mocked(provider.sessionState).mockRejectedValueOnce(new Error('Stripe is down'));
    await expect(payOrder(shop, customer.id, id)).rejects.toMatchObject({ status: 503 });
    silence.mockRestore();
  });
});

import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { openDatabase } from '../../server/src/db/client';
import type { Database } from '../../server/src/db/client';
import { migrateDatabase } from '../../server/src/db/migrate';
import { mailEvents, orders, paymentEvents, payments, refunds } from '../../server/src/db/schema';
import { cancelOrder, payOrder } from '../../server/src/services/orders/change-order';
import { deliverOrder, shipOrder } from '../../server/src/services/orders/fulfil-order';
import { refundOrder } from '../../server/src/services/orders/refund-order';
import { expireDueOrders } from '../../server/src/services/payments/order-expiry';
import type { PaymentDeps } from '../../server/src/services/payments/payment-deps';
import type { PaymentProvider } from '../../server/src/services/payments/payment-provider';
import { startPayments } from '../../server/src/services/payments/payments';
import { handleWebhook } from '../../server/src/services/payments/webhook';
import { cardProvider, orderConfig } from '../support/card-payments';
import { eventually } from '../support/eventually';
import { isSoak, recordFigure } from '../support/figures';
import { startPostgres } from '../support/postgres-server';
import { openTestDatabase } from '../support/test-database';
import { placeCardOrder, sendEvent, stockBefore } from './card-order';
import { paymentEvent, permutations, signatureOf } from './payment-events';
import type { EventName } from './payment-events';
import { atOnce } from './shoppers';
import { mailRecorder, stockOf } from './small-shop';

// The unit tests of payments try the same rules with few events on the in-memory database.
const postgres = isSoak ? await startPostgres() : null;
const replays = 1000;
const atATime = 50;
const callsOfEach = 100;
const rounds = 10;

const openServer = async (): Promise<Database> => {
  const db = await openDatabase({ databaseUrl: postgres?.url ?? '' });
  await migrateDatabase(db);
  return db;
};

const databases = [
  { name: 'embedded', open: () => openTestDatabase({ seed: false }) },
  ...(postgres ? [{ name: 'PostgreSQL', open: openServer }] : []),
];

afterAll(() => postgres?.stop());

describe.runIf(isSoak).each(databases)('payments, $name', ({ name, open }) => {
  let db: Database;
  let shop: PaymentDeps & { who: string };
  const refund = vi.fn<PaymentProvider['refund']>((_attempt, { key }) =>
    Promise.resolve({ id: `re_${key}` }),
  );
  const sessionState = vi.fn<PaymentProvider['sessionState']>();
  const provider = cardProvider({ refund, sessionState });

  beforeAll(async () => {
    db = await open();
    const mail = mailRecorder();
    shop = { ...startPayments({ db, mail, config: orderConfig, provider }), who: 'Amal' };
  });
  afterAll(async () => {
    await shop?.refunds.close();
    await db?.close();
  });

  const orderOf = async (id: number) => {
    const [order] = await db.orm.select().from(orders).where(eq(orders.id, id));
    const attempts = await db.orm
      .select({ status: payments.status })
      .from(payments)
      .where(eq(payments.orderId, id))
      .orderBy(asc(payments.id));
    return {
      state: [order?.status, order?.paymentStatus, ...attempts.map(({ status }) => status)],
      expiredAt: order?.expiredAt,
    };
  };
  const mailCount = (recipient: string, kind: string) =>
    db.orm.$count(
      mailEvents,
      and(eq(mailEvents.recipient, recipient), eq(mailEvents.kind, kind as 'order-placed')),
    );
  const refundsOf = (id: number) => db.orm.select().from(refunds).where(eq(refunds.orderId, id));

  it('counts each event once', async () => {
    const { id, payment, customer, sizeId } = await placeCardOrder(shop);
    for (const event of ['captured', 'refunded'] as const) {
      const payload = paymentEvent(payment, event);
      await atOnce(atATime, Array<string>(replays).fill(payload), (each) => sendEvent(shop, each));
    }
    expect((await orderOf(id)).state).toEqual(['cancelled', 'refunded', 'refunded']);
    expect(await stockOf(db, sizeId)).toBe(stockBefore);
    expect(await mailCount(customer.email, 'payment-received')).toBe(1);
    expect(await mailCount(customer.email, 'order-cancelled')).toBe(1);
    expect(await refundsOf(id)).toHaveLength(1);

    const names: EventName[] = ['created', 'authorized', 'captured', 'refunded'];
    const sequences = permutations(names);
    for (const sequence of sequences) {
      const order = await placeCardOrder(shop, 'EUR');
      for (const event of sequence) await sendEvent(shop, paymentEvent(order.payment, event));
      const seen = sequence.join(', ');
      expect((await orderOf(order.id)).state, seen).toEqual(['cancelled', 'refunded', 'refunded']);
      expect(await stockOf(db, order.sizeId), seen).toBe(stockBefore);
      expect(await refundsOf(order.id), seen).toHaveLength(1);
    }
    expect(refund).not.toHaveBeenCalled();

    const refused = await refuseWrong();
    await loseReturnPages();
    recordFigure(
      6,
      name,
      `${replays} replays of each event: 1 capture, 1 refund; all ${sequences.length} orders of events end the same; ` +
        `${refused} forged, old and wrong events refused, nothing written; paid without webhook and return page`,
    );
  });

  /** Sends what must be refused, and returns how many of them. */
  const refuseWrong = async (): Promise<number> => {
    const { id, payment } = await placeCardOrder(shop);
    await sendEvent(shop, paymentEvent(payment, 'authorized'));
    const rows = async () => [
      await orderOf(id),
      await db.orm.select().from(paymentEvents),
      await db.orm.$count(mailEvents),
    ];
    const before = await rows();
    const wrong = [
      paymentEvent(payment, 'captured', { amount_total: payment.amount - 1 }),
      paymentEvent(payment, 'captured', { amount_total: null }),
      paymentEvent(payment, 'captured', { currency: 'aed' }),
      paymentEvent(payment, 'captured', { id: 'cs_other' }),
      paymentEvent(payment, 'captured', { client_reference_id: '999999' }),
      paymentEvent(payment, 'refunded', { amount: 1 }),
    ];
    for (const payload of wrong) {
      await expect(sendEvent(shop, payload), payload).rejects.toMatchObject({ status: 422 });
    }
    const payload = paymentEvent(payment, 'captured');
    const unsigned = [undefined, '', 'nonsense', signatureOf(payload, 'whsec_other')];
    for (const signature of [...unsigned, signatureOf(`${payload} `, 'whsec_test')]) {
      await expect(handleWebhook(shop, Buffer.from(payload), signature)).rejects.toMatchObject({
        status: 400,
      });
    }
    await expect(sendEvent(shop, payload, 301)).rejects.toMatchObject({ status: 400 });
    expect(await rows()).toEqual(before);
    return wrong.length + unsigned.length + 2;
  };

  /** The customer pays, and neither the return page nor the webhook tells the shop. */
  const loseReturnPages = async () => {
    const paid = { state: 'paid', paymentIntent: 'pi_lost' } as const;
    const asked = await placeCardOrder(shop);
    sessionState.mockResolvedValueOnce(paid);
    await expect(payOrder(shop, asked.customer.id, asked.id)).rejects.toMatchObject({
      status: 409,
    });
    const left = await placeCardOrder(shop);
    const past = new Date(Date.now() - 1000);
    await db.orm.update(orders).set({ payBy: past }).where(eq(orders.id, left.id));
    sessionState.mockResolvedValueOnce(paid);
    const closed = vi
      .spyOn(provider, 'expireSession')
      .mockRejectedValueOnce(new Error('This session is complete'));
    await expireDueOrders(shop, new AbortController().signal);
    closed.mockRestore();
    for (const { id } of [asked, left]) {
      expect((await orderOf(id)).state).toEqual(['pending', 'paid', 'paid']);
    }
  };

  it('ends in one state when cancelling, capturing and refunding race', async () => {
    /** Runs each a hundred times, mixed; a call may be refused, but must not fail otherwise. */
    const inTurn = (actions: (() => Promise<unknown>)[], round: number) =>
      atOnce(
        atATime,
        Array.from({ length: callsOfEach * actions.length }, (_, index) => index + round),
        async (index) => {
          await actions[index % actions.length]?.().catch((error: unknown) => {
            expect(error).toMatchObject({ status: 409 });
          });
        },
      );
    for (let round = 0; round < rounds; round += 1) {
      refund.mockClear();
      const { id, payment, customer, sizeId } = await placeCardOrder(shop);
      const capture = () => sendEvent(shop, paymentEvent(payment, 'captured'));
      await inTurn([() => cancelOrder(shop, customer.id, id), capture], round);
      await shop.refunds.settled();
      await eventually(async () =>
        expect((await orderOf(id)).state).toEqual(['cancelled', 'refunded', 'refunded']),
      );
      expect(await stockOf(db, sizeId)).toBe(stockBefore);
      await expectRefunds(id, payment.amount);
    }
    for (let round = 0; round < rounds; round += 1) {
      refund.mockClear();
      const { id, payment, customer, sizeId } = await placeCardOrder(shop);
      await sendEvent(shop, paymentEvent(payment, 'captured'));
      await shipOrder(shop, id);
      await deliverOrder(shop, id);
      await inTurn([() => refundOrder(shop, customer.id, id)], round);
      await shop.refunds.settled();
      await eventually(async () =>
        expect((await orderOf(id)).state).toEqual(['refunded', 'refunded', 'refunded']),
      );
      expect(await stockOf(db, sizeId)).toBe(stockBefore);
      await expectRefunds(id, payment.amount);
    }
    recordFigure(
      7,
      name,
      `${rounds} rounds of ${callsOfEach} cancellations against ${callsOfEach} captures, ${rounds} of ${callsOfEach} refunds: ` +
        'one state, stock given back once, one refund of no more than was paid',
    );
  });

  /** One refund was recorded and asked for, of no more than was paid. */
  const expectRefunds = async (id: number, paid: number) => {
    const rows = await refundsOf(id);
    expect(rows.map(({ status }) => status)).toEqual(['done']);
    expect(rows[0]?.amount).toBeLessThanOrEqual(paid);
    expect(refund).toHaveBeenCalledTimes(1);
  };
});

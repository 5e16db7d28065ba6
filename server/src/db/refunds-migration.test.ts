import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startBefore } from '../../../tests/support/start-before-migration';
import { openTestDatabase } from '../../../tests/support/test-database';
import { readRefunds } from '../services/orders/find-orders';
import type { Database } from './client';
import { migrateDatabase } from './migrate';

interface OldPayment {
  status: string;
  refundAmount?: number;
  currency?: string;
}

interface OldOrder {
  status: string;
  paymentStatus?: string;
  restored?: boolean;
  payments: OldPayment[];
}

const [paidAt, endedAt] = ['2026-03-01T09:00:00.000Z', '2026-03-08T10:00:00.000Z'];

let db: Database;

/** An order of two pieces and one, $290.00 and $19.07 for shipping, as the version before wrote it. */
const addOrder = async ({ status, paymentStatus = 'unpaid', restored, payments }: OldOrder) => {
  const insert = async (text: string, values: unknown[]): Promise<number> => {
    const { rows } = await db.pool.query<{ id: number }>(`${text} returning id`, values);
    return rows[0]?.id ?? 0;
  };
  const id = await insert(
    `insert into orders (customer_id, status, payment_method, payment_status, currency, subtotal,
       shipping, address, stock_restored_at)
     values (1, $1, 'credit_card', $2, 'USD', 29000, 1907, '{}', $3)`,
    [status, paymentStatus, restored ? endedAt : null],
  );
  const lines: { id: number; quantity: number }[] = [];
  for (const quantity of [2, 1]) {
    const line = await insert(
      `insert into order_lines (order_id, product_id, product_size_id, size, quantity, unit_price,
         product) values ($1, 1, 1, 'M', $2, 1, '{}')`,
      [id, quantity],
    );
    lines.push({ id: line, quantity });
  }
  await insert(`insert into order_events (order_id, status, at) values ($1, $2, $3)`, [
    ...[id, status, endedAt],
  ]);
  for (const { status: paid, refundAmount = null, currency = 'USD' } of payments) {
    await insert(
      `insert into payments (order_id, provider, amount, currency, status, refund_amount, created_at)
       values ($1, 'stripe', 30907, $2, $3, $4, $5)`,
      [id, currency, paid, refundAmount, paidAt],
    );
  }
  return { id, lines };
};

const all = 30_907;
const settled = { created: endedAt, settled: endedAt };
const kinds: {
  kind: string;
  order: OldOrder;
  refunds: {
    amount: number;
    status: string;
    /** It is of a second payment. */
    surplus?: boolean;
    /** It names all pieces. */
    lines?: boolean;
    /** It is of the whole payment, which has a key of its own. */
    whole?: boolean;
    created: string;
    settled: string | null;
  }[];
  refunded: string;
}[] = [
  {
    kind: 'an order that was not paid',
    order: { status: 'pending', payments: [{ status: 'open' }] },
    refunds: [],
    refunded: '0.00',
  },
  {
    kind: 'an order whose payments came to nothing',
    order: { status: 'cancelled', payments: [{ status: 'failed' }, { status: 'expired' }] },
    refunds: [],
    refunded: '0.00',
  },
  {
    kind: 'a paid order',
    order: { status: 'delivered', paymentStatus: 'paid', payments: [{ status: 'paid' }] },
    refunds: [],
    refunded: '0.00',
  },
  {
    kind: 'a cancelled order, refunded whole',
    order: {
      ...{ status: 'cancelled', paymentStatus: 'refunded', restored: true },
      payments: [{ status: 'expired' }, { status: 'refunded' }],
    },
    refunds: [{ amount: all, status: 'done', lines: true, whole: true, ...settled }],
    refunded: '309.07',
  },
  {
    kind: 'a refund of the pieces that is not made yet',
    order: {
      ...{ status: 'refunded', paymentStatus: 'refunded', restored: true },
      payments: [{ status: 'refunding', refundAmount: 29_000, currency: 'EUR' }],
    },
    refunds: [{ amount: 29_000, status: 'due', lines: true, created: endedAt, settled: null }],
    refunded: '290.00',
  },
  {
    kind: 'a refund that left the stock alone, of an order that goes on',
    order: {
      ...{ status: 'shipped', paymentStatus: 'refunded' },
      payments: [{ status: 'refunded' }],
    },
    refunds: [{ amount: all, status: 'done', whole: true, created: paidAt, settled: paidAt }],
    refunded: '309.07',
  },
  {
    kind: 'a second payment that went back',
    order: {
      ...{ status: 'completed', paymentStatus: 'paid' },
      payments: [{ status: 'paid' }, { status: 'refunded' }],
    },
    refunds: [
      {
        ...{ amount: all, status: 'done', surplus: true, whole: true },
        ...{ created: paidAt, settled: paidAt },
      },
    ],
    refunded: '0.00',
  },
  {
    kind: 'two payments that went back',
    order: {
      ...{ status: 'cancelled', paymentStatus: 'refunded', restored: true },
      payments: [{ status: 'refunded' }, { status: 'refunding' }],
    },
    refunds: [
      { amount: all, status: 'done', lines: true, whole: true, ...settled },
      {
        ...{ amount: all, status: 'due', surplus: true, whole: true },
        ...{ created: endedAt, settled: null },
      },
    ],
    refunded: '309.07',
  },
  {
    kind: 'a refund of nothing',
    order: {
      ...{ status: 'refunded', paymentStatus: 'refunded' },
      payments: [{ status: 'refunded', refundAmount: 0 }],
    },
    refunds: [],
    refunded: '0.00',
  },
];

const orders = new Map<string, Awaited<ReturnType<typeof addOrder>>>();

describe('the migration that gave refunds a table, 0026', () => {
  beforeAll(async () => {
    db = await openTestDatabase({ seed: false });
    await startBefore(db, '_refunds');
    await db.pool.query(
      `insert into customers (name, email, password_hash) values ('N', 'n@example.test', '')`,
    );
    for (const { kind, order } of kinds) orders.set(kind, await addOrder(order));
    await migrateDatabase(db);
  });
  afterAll(() => db?.close());

  it.each(kinds)('reads $kind', async ({ kind, order, refunds, refunded }) => {
    const { id, lines } = orders.get(kind) ?? { id: 0, lines: [] };
    const { rows } = await db.pool.query<Record<string, unknown>>(
      `select refunds.*, reference from refunds join payments on payments.id = payment_id
       where refunds.order_id = $1 order by refunds.id`,
      [id],
    );
    const currency = order.payments.at(-1)?.currency ?? 'USD';
    expect(rows).toEqual(
      refunds.map((refund, at) =>
        expect.objectContaining({
          amount: refund.amount,
          currency,
          lines: refund.lines ? lines : [],
          ...{ origin: 'shop', who: null, restock: false, status: refund.status },
          surplus: refund.surplus ?? false,
          // What the provider knows a refund by that was asked for before: it is made once.
          key: `refund-${String(rows[at]?.['reference'])}${refund.whole ? '-all' : ''}`,
          created_at: new Date(refund.created),
          settled_at: refund.settled === null ? null : new Date(refund.settled),
        }),
      ),
    );
    expect(await readRefunds({ db }, id)).toMatchObject({ refunded });
  });
});

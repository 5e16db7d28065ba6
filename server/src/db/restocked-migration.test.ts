import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startBefore } from '../../../tests/support/start-before-migration';
import { openTestDatabase } from '../../../tests/support/test-database';
import type { Database } from './client';
import { migrateDatabase } from './migrate';

interface OldRefund {
  /** Of each of the two lines. */
  pieces: [number, number];
  status: string;
  restock?: boolean;
  origin?: string;
  /** Whether the provider has made it, and it has an id there. */
  made?: boolean;
}

interface OldOrder {
  restored?: boolean;
  refunds: OldRefund[];
}

let db: Database;

const insert = async (text: string, values: unknown[]): Promise<number> => {
  const { rows } = await db.pool.query<{ id: number }>(`${text} returning id`, values);
  return rows[0]?.id ?? 0;
};

/** An order of two pieces and one, as the version before wrote it. Returns the ids of its lines. */
const addOrder = async ({ restored = false, refunds }: OldOrder) => {
  const id = await insert(
    `insert into orders (customer_id, status, payment_method, payment_status, currency, subtotal,
       shipping, address, stock_restored_at)
     values (1, 'delivered', 'credit_card', 'paid', 'USD', 29000, 1907, '{}', $1)`,
    [restored ? '2026-03-08T10:00:00.000Z' : null],
  );
  const lines: number[] = [];
  for (const quantity of [2, 1]) {
    lines.push(
      await insert(
        `insert into order_lines (order_id, product_id, product_size_id, size, quantity, unit_price,
           product) values ($1, 1, 1, 'M', $2, 1, '{}')`,
        [id, quantity],
      ),
    );
  }
  const payment = await insert(
    `insert into payments (order_id, provider, amount, currency, status)
     values ($1, 'stripe', 30907, 'USD', 'paid')`,
    [id],
  );
  for (const [index, refund] of refunds.entries()) {
    const { pieces, status, restock = true, origin = 'house', made = status === 'done' } = refund;
    const refunded = lines
      .map((line, at) => ({ id: line, quantity: pieces[at] ?? 0 }))
      .filter(({ quantity }) => quantity > 0);
    const key = `refund-${id}-${index}`;
    await insert(
      `insert into refunds (order_id, payment_id, amount, currency, lines, restock, origin, key,
         provider_id, status) values ($1, $2, 1, 'USD', $3, $4, $5, $6, $7, $8)`,
      [
        ...[id, payment, JSON.stringify(refunded), restock, origin, key],
        ...[made ? `re_${key}` : null, status],
      ],
    );
  }
  return lines;
};

const kinds: { kind: string; order: OldOrder; restocked: [number, number]; open?: number }[] = [
  { kind: 'an order without refunds', order: { refunds: [] }, restocked: [0, 0] },
  { kind: 'a cancelled cash order', order: { restored: true, refunds: [] }, restocked: [2, 1] },
  {
    kind: 'refunds that put pieces back, and one that did not',
    order: {
      refunds: [
        { pieces: [1, 0], status: 'done' },
        { pieces: [1, 0], status: 'done', restock: false },
        { pieces: [0, 1], status: 'due' },
      ],
    },
    restocked: [1, 1],
  },
  {
    kind: 'refunds that are not made, or were refused',
    order: {
      refunds: [
        { pieces: [1, 0], status: 'requested' },
        { pieces: [0, 1], status: 'failed' },
      ],
    },
    restocked: [0, 0],
    open: 1,
  },
  {
    kind: 'refunds that failed after they put pieces back, more often than there are',
    order: {
      refunds: [
        { pieces: [1, 1], status: 'failed', made: true },
        { pieces: [2, 1], status: 'done' },
      ],
    },
    restocked: [2, 1],
  },
  {
    kind: 'a cancellation after a refund that left the stock alone',
    order: {
      restored: true,
      refunds: [
        { pieces: [1, 0], status: 'done', restock: false },
        { pieces: [1, 1], status: 'done', origin: 'customer' },
      ],
    },
    restocked: [1, 1],
  },
  {
    kind: 'a cancellation from before refunds had lines of their own',
    order: {
      restored: true,
      refunds: [{ pieces: [2, 1], status: 'done', restock: false, origin: 'shop' }],
    },
    restocked: [2, 1],
  },
];

const lines = new Map<string, number[]>();

describe('the migration that counts the pieces that are back in stock, 0034', () => {
  beforeAll(async () => {
    db = await openTestDatabase({ seed: false });
    await startBefore(db, '_restocked-pieces');
    await db.pool.query(
      `insert into customers (name, email, password_hash) values ('N', 'n@example.test', '')`,
    );
    for (const { kind, order } of kinds) lines.set(kind, await addOrder(order));
    await migrateDatabase(db);
  });
  afterAll(() => db?.close());

  it.each(kinds)('reads $kind', async ({ kind, restocked, open = 0 }) => {
    const { rows } = await db.pool.query<{ restocked: number; order_id: number }>(
      'select restocked, order_id from order_lines where id = any($1) order by id',
      [lines.get(kind)],
    );
    expect(rows.map((row) => row.restocked)).toEqual(restocked);
    // A command that waits for the provider is repeated, as it was before.
    const { rowCount } = await db.pool.query(
      'select from refunds where order_id = $1 and unanswered',
      [rows[0]?.order_id],
    );
    expect(rowCount).toBe(open);
  });
});

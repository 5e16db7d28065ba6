import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';

import { setUpShopper } from '../../../tests/support/shopper-set-up';
import { prepared } from './prepared';
import { customers } from './schema';

const shop = setUpShopper();

describe('a prepared query', () => {
  it('is built once for a database, and answers for each of its parameters', async () => {
    const build = vi.fn((orm: typeof shop.db.orm) =>
      orm
        .select({ id: customers.id })
        .from(customers)
        .where(eq(customers.id, sql.placeholder('id')))
        .prepare('customer_of_this_test'),
    );
    const select = prepared(build);
    expect(await select(shop.db.orm).execute({ id: shop.customerId })).toEqual([
      { id: shop.customerId },
    ]);
    expect(await select(shop.db.orm).execute({ id: shop.customerId + 1 })).toEqual([]);
    expect(build).toHaveBeenCalledTimes(1);
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openTestDatabase } from '../../../tests/support/test-database';
import { addProduct } from '../../../tests/trust/small-shop';
import type { Database } from './client';
import { products } from './schema';

const hostile =
  '<p onclick="alert(1)">Silk<img src=x onerror=alert(1)><script>alert(1)</script></p>';

describe('description and details in the database (ADR 0017)', () => {
  let db: Database;
  let product: number;

  beforeAll(async () => {
    db = await openTestDatabase({ seed: false });
    product = (await addProduct(db)).id;
  });
  afterAll(() => db.close());

  const stored = async () => {
    const [row] = await db.orm.select().from(products).where(eq(products.id, product));
    return { description: row?.description, details: row?.details };
  };

  it('are sanitized whoever writes them, by insert, update and upsert', async () => {
    const safe = { description: '<p>Silk</p>', details: '<p>Silk</p>' };
    const html = { description: hostile, details: hostile };
    await db.orm.update(products).set(html).where(eq(products.id, product));
    expect(await stored()).toEqual(safe);

    const [row] = await db.orm.select().from(products).where(eq(products.id, product));
    if (!row) throw new Error('No product');
    const { searchVector: _searchVector, ...own } = row;
    await db.orm.delete(products).where(eq(products.id, product));
    await db.orm.insert(products).values({ ...own, ...html });
    expect(await stored()).toEqual(safe);

    await db.orm
      .insert(products)
      .values({ ...own, description: 'x' })
      .onConflictDoUpdate({ target: products.id, set: html });
    expect(await stored()).toEqual(safe);
  });
});

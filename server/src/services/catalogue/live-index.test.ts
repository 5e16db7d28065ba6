import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { openTestDatabase } from '../../../../tests/support/test-database';
import { addProduct } from '../../../../tests/trust/small-shop';
import type { Database } from '../../db/client';
import { products } from '../../db/schema';
import type { CatalogueChange } from './catalogue-changes';
import { createLiveIndex } from './live-index';

let db: Database;

beforeAll(async () => {
  db = await openTestDatabase({ seed: false });
});
afterAll(() => db.close());

/** An index that hears only of what `notify` says. */
const indexOf = () => {
  const listeners: ((change: CatalogueChange) => void)[] = [];
  const read = createLiveIndex({ db, catalogue: { onChange: (heard) => listeners.push(heard) } });
  return {
    count: async () => (await read()).index.all.count(),
    notify: (change: CatalogueChange) => listeners.forEach((listener) => listener(change)),
  };
};

describe('the index of this process', () => {
  it('is read once for all who wait for it, and then for what changed alone', async () => {
    await addProduct(db);
    const { count, notify } = indexOf();
    const execute = vi.spyOn(db.orm, 'execute');
    expect(await Promise.all([count(), count(), count()])).toEqual([1, 1, 1]);
    expect(execute).toHaveBeenCalledTimes(1);

    const { id } = await addProduct(db);
    await addProduct(db);
    expect(await count()).toBe(1);
    notify({ kind: 'products', ids: [id] });
    expect(await count()).toBe(2);
    notify({ kind: 'all' });
    expect(await count()).toBe(3);
    expect(execute).toHaveBeenCalledTimes(3);
    execute.mockRestore();
  });

  it('is read again where reading failed, or something changed meanwhile', async () => {
    await db.orm.delete(products);
    const { count, notify } = indexOf();
    await count();
    const { id } = await addProduct(db);
    notify({ kind: 'sizes', ids: [id] });
    const execute = vi.spyOn(db.orm, 'execute').mockRejectedValueOnce(new Error('lost'));
    await expect(count()).rejects.toThrow('lost');
    expect(await count()).toBe(1);

    notify({ kind: 'sizes', ids: [id] });
    const early = count();
    await db.orm.delete(products);
    notify({ kind: 'products', ids: [id] });
    expect(await count()).toBe(0);
    await early;
    execute.mockRestore();
  });
});

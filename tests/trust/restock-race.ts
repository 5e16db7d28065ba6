import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import type { Database } from '../../server/src/db/client';
import { backInStockRequests } from '../../server/src/db/schema';
import { transact } from '../../server/src/db/transaction';
import { moveCorrespondence } from '../../server/src/services/customers/move-correspondence';
import { promised, someWait } from './lock-waits';
import { addProduct, setStock, unique } from './small-shop';

/**
 * Raises the stock of a size while a customer who waits for it changes the email address: the request
 * is marked, so that its mail is written.
 */
export const restockWhileMoving = async (db: Database): Promise<void> => {
  const product = await addProduct(db, { stock: { M: 0 } });
  const [from, to] = [`${unique('before')}@selvage.test`, `${unique('after')}@selvage.test`];
  const productSizeId = product.sizeId('M');
  await db.orm
    .insert(backInStockRequests)
    .values({ productSizeId, email: from, confirmedAt: new Date() });

  const [moved, waiting] = [promised<void>(), promised<void>()];
  const moving = transact(db, async (tx) => {
    await moveCorrespondence(tx, { from, to });
    moved.resolve();
    await waiting.promise;
  });
  await moved.promise;
  const restocking = setStock(db, productSizeId, 5);
  await someWait(db);
  waiting.resolve();
  await Promise.all([moving, restocking]);

  const requests = await db.orm
    .select()
    .from(backInStockRequests)
    .where(eq(backInStockRequests.productSizeId, productSizeId));
  expect(requests).toMatchObject([{ email: to, restockedAt: expect.any(Date) }]);
};

import { sql } from 'drizzle-orm';

import type { WithDb } from './client';

/**
 * Tells the planner about many new rows. In a large shop it takes longer than the pool's limit, and the
 * rows are committed already.
 */
export const analyze = ({ db }: WithDb): Promise<void> =>
  db.orm.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`analyze`);
  });

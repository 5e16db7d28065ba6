import { and, desc, eq } from 'drizzle-orm';

import type { Transaction, WithDb } from '../../db/client';
import { type Page, type Paging, readPage } from '../../db/page';
import { audit } from '../../db/schema';

/** The person who runs a command. */
export interface Shopkeeper {
  who: string;
}

/** A change that somebody made by a command. */
export interface Change {
  /** The command's words, e.g. `orders ship`. */
  what: string;
  /** What was changed, by its kind and id, e.g. `order 12`. */
  subject: string;
  /**
   * What it was changed to. An entry outlives the customer: what may be personal is named `tracking` or
   * `reason`, which `eraseCustomer` removes.
   */
  details?: Record<string, unknown>;
}

/** Writes a change to the audit table, in the transaction that makes it. */
export const recordChange = async (
  { who }: Shopkeeper,
  tx: Transaction,
  change: Change,
): Promise<void> => {
  await tx.insert(audit).values({ who, ...change });
};

/** A page of the changes, the newest first; of one person or of one subject where asked for. */
export const listChanges = async (
  { db }: WithDb,
  { who, subject }: Partial<Shopkeeper & Pick<Change, 'subject'>>,
  paging: Paging,
): Promise<Page<typeof audit.$inferSelect>> => {
  const where = and(
    who === undefined ? undefined : eq(audit.who, who),
    subject === undefined ? undefined : eq(audit.subject, subject),
  );
  return readPage(
    paging,
    db.orm.select().from(audit).where(where).orderBy(desc(audit.id)),
    db.orm.$count(audit, where),
  );
};

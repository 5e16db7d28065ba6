import { and, asc, isNotNull, isNull, inArray } from 'drizzle-orm';

import type { Database } from '../../db/client';
import { backInStockRequests } from '../../db/schema';
import { transact } from '../../db/transaction';
import { startBackgroundJob } from '../../shared/background-job';
import type { MailQueue } from '../mail/mail-queue';
import { readStockMail } from './read-stock-mail';

interface BackInStockMailDeps {
  db: Database;
  mail: Pick<MailQueue, 'enqueue' | 'wake'>;
}

const checkEveryMs = 30_000;
const batchSize = 50;

/** Writes a batch of the mails that are due and marks their requests. Returns how many. */
const writeDueMails = ({ db, mail }: BackInStockMailDeps): Promise<number> =>
  transact(db, async (tx) => {
    const due = await tx
      .select()
      .from(backInStockRequests)
      .where(
        and(isNotNull(backInStockRequests.restockedAt), isNull(backInStockRequests.notifiedAt)),
      )
      .orderBy(asc(backInStockRequests.id))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    if (due.length === 0) return 0;
    for (const request of due) {
      const payload = await readStockMail(tx, request);
      await mail.enqueue(tx, {
        kind: 'back-in-stock',
        to: request.email,
        payload,
        language: request.language,
      });
    }
    await tx
      .update(backInStockRequests)
      .set({ notifiedAt: new Date() })
      .where(
        inArray(
          backInStockRequests.id,
          due.map(({ id }) => id),
        ),
      );
    return due.length;
  });

/**
 * Sends one mail to everybody who asked for a size that is back in stock. A trigger of the database
 * marks their requests in the transaction that raises the stock, so that none is lost.
 */
export const startBackInStockMails = (deps: BackInStockMailDeps) =>
  startBackgroundJob({
    name: 'Back-in-stock mail',
    everyMs: checkEveryMs,
    run: async (signal) => {
      while (!signal.aborted && (await writeDueMails(deps)) > 0) deps.mail.wake();
    },
  });

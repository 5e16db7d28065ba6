import { and, asc, eq, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';

import type { Transaction } from '../../db/client';
import { hasEmail } from '../../db/has-email';
import { backInStockRequests, contactMessages, mailEvents, productSizes } from '../../db/schema';
import { normalizeEmail } from '../../shared/email';
import type { MailKind } from '../mail/mail-kinds';

/** An open request for a size that the new address has also asked for is merged into that one. */
const moveStockRequests = async (tx: Transaction, from: string, to: string): Promise<void> => {
  const isOpen = and(eq(backInStockRequests.email, from), isNull(backInStockRequests.notifiedAt));
  const wanted = tx
    .select({ id: backInStockRequests.productSizeId })
    .from(backInStockRequests)
    .where(isOpen);
  // A transaction that raises their stock meanwhile sees the requests either before or after this.
  await tx
    .select({ id: productSizes.id })
    .from(productSizes)
    .where(inArray(productSizes.id, wanted))
    .orderBy(asc(productSizes.id))
    .for('share');
  const open = await tx.delete(backInStockRequests).where(isOpen).returning();
  for (const request of open) {
    await tx
      .insert(backInStockRequests)
      // With its id, which the links in its mails name.
      .values({ ...request, email: to })
      .onConflictDoUpdate({
        target: [backInStockRequests.productSizeId, backInStockRequests.email],
        targetWhere: isNull(backInStockRequests.notifiedAt),
        set: {
          confirmedAt: sql`coalesce(${backInStockRequests.confirmedAt}, excluded.confirmed_at)`,
          restockedAt: sql`coalesce(${backInStockRequests.restockedAt}, excluded.restocked_at)`,
        },
      });
  }
  await tx
    .update(backInStockRequests)
    .set({ email: to })
    .where(eq(backInStockRequests.email, from));
};

const fromCustomers: MailKind[] = ['contact-message', 'new-order'];

/** These warn the owner, so they must not go to the new address, which an intruder may have set. */
const notices: MailKind[] = ['email-change-notice', 'password-changed'];

/** Deletes what was sent. What still waits goes to the new address, but for notices of a change. */
const moveMail = async (tx: Transaction, from: string, to: string): Promise<void> => {
  const sender = sql`${mailEvents.payload}->>'email'`;
  await tx
    .delete(mailEvents)
    .where(
      and(
        isNotNull(mailEvents.sentAt),
        or(hasEmail(mailEvents.recipient, from), hasEmail(sender, from)),
      ),
    );
  await tx
    .update(mailEvents)
    .set({ recipient: to })
    .where(and(hasEmail(mailEvents.recipient, from), notInArray(mailEvents.kind, notices)));
  await tx
    .update(mailEvents)
    .set({ payload: sql`${mailEvents.payload} || ${JSON.stringify({ email: to })}::jsonb` })
    .where(and(hasEmail(sender, from), inArray(mailEvents.kind, fromCustomers)));
};

/**
 * Takes what is kept under a customer's earlier email address along to the new one, by which it is
 * exported and erased.
 */
export const moveCorrespondence = async (
  tx: Transaction,
  { from, to }: { from: string; to: string },
): Promise<void> => {
  await tx.update(contactMessages).set({ email: to }).where(hasEmail(contactMessages.email, from));
  await moveStockRequests(tx, normalizeEmail(from), normalizeEmail(to));
  await moveMail(tx, from, to);
};

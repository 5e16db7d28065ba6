import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';

import { minuteMs, secondMs } from '@contract/durations';

import type { WithDb } from '../../db/client';
import { mailEvents } from '../../db/schema';
import { errorForLog, logError } from '../../shared/log-error';

export type MailEvent = typeof mailEvents.$inferSelect;

/** Over twelve and a half hours, with the pauses between them. */
export const maxAttempts = 20;

/** The longest that sending one message may take. */
export const sendTimeoutMs = minuteMs;

/** How long other processes do not claim a message that is being sent: longer than sending may take. */
const leaseMs = 2 * sendTimeoutMs;
const firstRetryMs = 10 * secondMs;
const maxRetryMs = 60 * minuteMs;

/** A message that a process is sending, or was when it ended: until its lease has run out. */
export const isClaimed = and(
  gt(mailEvents.attempts, 0),
  isNull(mailEvents.lastError),
  isNull(mailEvents.givenUpAt),
  isNull(mailEvents.sentAt),
);

/**
 * Claims the oldest message that is due. One at a time: with several, the leases of the others would
 * run out while the first is sent.
 */
export const claimMail = async ({ db }: WithDb): Promise<MailEvent | undefined> => {
  const now = new Date();
  const due = db.orm
    .select({ id: mailEvents.id })
    .from(mailEvents)
    .where(
      and(
        isNull(mailEvents.sentAt),
        isNull(mailEvents.givenUpAt),
        lte(mailEvents.nextAttemptAt, now),
      ),
    )
    .orderBy(asc(mailEvents.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db.orm
    .update(mailEvents)
    .set({
      attempts: sql`${mailEvents.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + leaseMs),
      lastError: null,
    })
    // Not `in`, for which PostgreSQL may select more than once, and claim a message each time.
    .where(sql`${mailEvents.id} = (${due})`)
    .returning();
  return claimed;
};

/** Schedules the next attempt, or gives the message up after the last one. */
export const postponeMail = async (
  { db }: WithDb,
  { id, kind, attempts }: MailEvent,
  error: unknown,
): Promise<void> => {
  const isOver = attempts >= maxAttempts;
  logError(
    isOver
      ? `Mail ${id} (${kind}) is given up after ${maxAttempts} attempts; “npm run shop -- mail retry ${id}” sends it again:`
      : `Mail ${id} (${kind}) will be sent later:`,
    error,
  );
  const retryMs = Math.min(maxRetryMs, firstRetryMs * 2 ** (attempts - 1));
  const next = isOver
    ? { givenUpAt: new Date() }
    : { nextAttemptAt: new Date(Date.now() + retryMs) };
  await db.orm
    .update(mailEvents)
    .set({ ...next, lastError: errorForLog(error).message })
    .where(eq(mailEvents.id, id));
};

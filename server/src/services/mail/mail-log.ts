import { and, asc, inArray, isNotNull, isNull, sql } from 'drizzle-orm';

import type { WithDb } from '../../db/client';
import { type Paging, readPage } from '../../db/page';
import { mailEvents } from '../../db/schema';
import { transact } from '../../db/transaction';
import { recordChange, type Shopkeeper } from '../audit/audit';
import { NotFoundError } from '../../shared/errors';
import { isClaimed } from './mail-claims';
import type { MailQueue } from './mail-queue';

/** The state of a message: waiting for its first or next attempt, sent, or given up. */
export const mailStates = ['waiting', 'given-up', 'sent'] as const;
export type MailState = (typeof mailStates)[number];

const inState: Record<MailState, ReturnType<typeof and>> = {
  waiting: and(isNull(mailEvents.sentAt), isNull(mailEvents.givenUpAt)),
  'given-up': and(isNull(mailEvents.sentAt), isNotNull(mailEvents.givenUpAt)),
  sent: isNotNull(mailEvents.sentAt),
};

/** A page of the messages in a state, or of all that are not sent; the oldest first. */
export const listMail = async ({ db }: WithDb, state: MailState | undefined, paging: Paging) => {
  const where = state === undefined ? isNull(mailEvents.sentAt) : inState[state];
  const list = db.orm
    .select({
      id: mailEvents.id,
      kind: mailEvents.kind,
      to: mailEvents.recipient,
      state: sql<MailState>`case when sent_at is not null then 'sent' when given_up_at is not null then 'given-up' else 'waiting' end`,
      attempts: mailEvents.attempts,
      error: mailEvents.lastError,
      created_at: mailEvents.createdAt,
    })
    .from(mailEvents)
    .where(where)
    .orderBy(asc(mailEvents.id));
  return readPage(paging, list, db.orm.$count(mailEvents, where));
};

/**
 * Makes messages due, with all attempts again: those of the ids, or all that were given up where
 * `ids` is empty. Returns how many. 404 when one of them does not exist or was sent.
 */
export const retryMail = async (
  deps: WithDb & Shopkeeper & { mail: Pick<MailQueue, 'wake'> },
  ids: number[],
): Promise<number> => {
  const now = sql.param(new Date(), mailEvents.nextAttemptAt);
  const retried = await transact(deps.db, async (tx) => {
    const rows = await tx
      .update(mailEvents)
      .set({
        // One that is being sent stays claimed, since another process would send it, too.
        attempts: sql`case when ${isClaimed} then 1 else 0 end`,
        nextAttemptAt: sql`case when ${isClaimed} then ${mailEvents.nextAttemptAt} else ${now} end`,
        givenUpAt: null,
      })
      .where(
        ids.length === 0
          ? inState['given-up']
          : and(inArray(mailEvents.id, ids), isNull(mailEvents.sentAt)),
      )
      .returning({ id: mailEvents.id });
    const missing = ids.filter((id) => !rows.some((row) => row.id === id));
    if (missing.length > 0) {
      throw new NotFoundError(`There is no unsent mail with the id ${missing.join(', ')}.`);
    }
    for (const { id } of rows) {
      await recordChange(deps, tx, { what: 'mail retry', subject: `mail ${id}` });
    }
    return rows.length;
  });
  deps.mail.wake();
  return retried;
};

/** How many messages are waiting, and how many were given up. */
export const countMail = async ({ db }: WithDb) => {
  const [counted] = await db.orm
    .select({
      waiting: sql<number>`count(*) filter (where given_up_at is null)::int`,
      givenUp: sql<number>`count(*) filter (where given_up_at is not null)::int`,
    })
    .from(mailEvents)
    .where(isNull(mailEvents.sentAt));
  return counted ?? { waiting: 0, givenUp: 0 };
};

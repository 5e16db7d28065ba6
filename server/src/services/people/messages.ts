import { asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';

import type { WithDb } from '../../db/client';
import { type Paging, readPage } from '../../db/page';
import { contactMessages } from '../../db/schema';
import { transact } from '../../db/transaction';
import { NotFoundError } from '../../shared/errors';
import { recordChange, type Shopkeeper } from '../audit/audit';
import type { MailQueue } from '../mail/mail-queue';

/** Selects contact messages: unanswered, answered, or all. */
export const messageStates = ['open', 'answered', 'all'] as const;
export type MessageState = (typeof messageStates)[number];

const inState = {
  open: isNull(contactMessages.answeredAt),
  answered: isNotNull(contactMessages.answeredAt),
  all: undefined,
};

const noMessage = (ids: number[]) => new NotFoundError(`There is no message ${ids.join(', ')}.`);

/** A page of the contact messages, the oldest first. */
export const listMessages = async ({ db }: WithDb, state: MessageState, paging: Paging) => {
  const where = inState[state];
  return readPage(
    paging,
    db.orm.select().from(contactMessages).where(where).orderBy(asc(contactMessages.id)),
    db.orm.$count(contactMessages, where),
  );
};

/** One contact message; 404 when there is none. */
export const showMessage = async ({ db }: WithDb, id: number) => {
  const [message] = await db.orm.select().from(contactMessages).where(eq(contactMessages.id, id));
  if (!message) throw noMessage([id]);
  return message;
};

/** Mails an answer to the sender of a message; 404 when there is no such message. */
export const answerMessage = async (
  deps: WithDb & Shopkeeper & { mail: Pick<MailQueue, 'enqueue' | 'wake'> },
  id: number,
  answer: string,
): Promise<void> => {
  await transact(deps.db, async (tx) => {
    const [message] = await tx
      .update(contactMessages)
      .set({ answeredAt: new Date() })
      .where(eq(contactMessages.id, id))
      .returning();
    if (!message) throw noMessage([id]);
    const { name, email, subject, message: text, language } = message;
    await deps.mail.enqueue(tx, {
      kind: 'message-answer',
      to: email,
      payload: { name, subject, message: text, answer },
      language,
    });
    await recordChange(deps, tx, { what: 'messages answer', subject: `message ${id}` });
  });
  deps.mail.wake();
};

/** Deletes messages; 404, and none is deleted, when one of them does not exist. */
export const deleteMessages = (deps: WithDb & Shopkeeper, ids: number[]): Promise<void> =>
  transact(deps.db, async (tx) => {
    const deleted = await tx
      .delete(contactMessages)
      .where(inArray(contactMessages.id, ids))
      .returning({ id: contactMessages.id });
    const missing = ids.filter((id) => !deleted.some((row) => row.id === id));
    if (missing.length > 0) throw noMessage(missing);
    for (const id of ids) {
      await recordChange(deps, tx, { what: 'messages delete', subject: `message ${id}` });
    }
  });

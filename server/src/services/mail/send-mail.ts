import { and, asc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';

import type { Config } from '../../config';
import type { Database } from '../../db/client';
import { mailEvents } from '../../db/schema';
import type { LoadCodeCipher } from '../credentials/code-cipher';
import { linkToken } from '../credentials/link-tokens';
import type { OutgoingMail } from './mail-kinds';
import { mailHtml, mailText } from './mail-layout';
import { mailContent } from './mail-messages';
import type { FinishedMail, MailTransport } from './mail-transport';
import { logError } from '../../shared/log-error';

export interface MailDeps {
  db: Database;
  config: Pick<Config, 'publicUrl' | 'mailFrom'>;
  /** Decrypts the one-time codes in the rows. */
  loadCodeCipher: LoadCodeCipher;
  transport: MailTransport;
}

type MailEvent = typeof mailEvents.$inferSelect;

const maxAttempts = 20;
const batchSize = 10;

/** How long other processes leave a message alone that is being sent: the longest SMTP may take. */
const leaseMs = 120_000;
const firstRetryMs = 10_000;
const maxRetryMs = 3_600_000;

/** Takes what is due, so that no other process sends it meanwhile. Oldest first. */
const claimDueMail = async ({ db }: MailDeps): Promise<MailEvent[]> => {
  const now = new Date();
  const due = db.orm
    .select({ id: mailEvents.id })
    .from(mailEvents)
    .where(
      and(
        isNull(mailEvents.sentAt),
        lte(mailEvents.nextAttemptAt, now),
        lt(mailEvents.attempts, maxAttempts),
      ),
    )
    .orderBy(asc(mailEvents.id))
    .limit(batchSize)
    .for('update', { skipLocked: true });
  const claimed = await db.orm
    .update(mailEvents)
    .set({
      attempts: sql`${mailEvents.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + leaseMs),
    })
    .where(inArray(mailEvents.id, due))
    .returning();
  return claimed.sort((a, b) => a.id - b.id);
};

const outgoing = ({ kind, recipient, payload }: MailEvent): OutgoingMail =>
  ({ kind, to: recipient, payload }) as unknown as OutgoingMail;

const carriesCode = (mail: OutgoingMail) =>
  mail.kind === 'verification-code' ||
  mail.kind === 'reset-code' ||
  mail.kind === 'email-change-code';

const renderMail = async (
  { config: { publicUrl, mailFrom }, loadCodeCipher }: MailDeps,
  event: MailEvent,
  mail: OutgoingMail,
): Promise<FinishedMail> => {
  const cipher = await loadCodeCipher();
  const code = carriesCode(mail) ? cipher.decrypt(mail.payload.sealed_code) : undefined;
  const content = mailContent(mail, publicUrl, code ?? '', (purpose, id) =>
    linkToken(cipher, purpose, id),
  );
  const time = event.createdAt.toISOString().replaceAll(/[:.]/g, '-');
  return {
    name: `${time}-${String(event.id).padStart(8, '0')}-${event.kind}`,
    ...(code === undefined ? {} : { code }),
    message: {
      from: mailFrom,
      to: event.recipient,
      ...(mail.kind === 'contact-message' ? { replyTo: mail.payload.email } : {}),
      ...(content.unsubscribe === undefined ? {} : { list: { unsubscribe: content.unsubscribe } }),
      subject: content.subject,
      text: mailText(content, publicUrl),
      html: mailHtml(content, publicUrl),
      messageId: event.messageId,
      date: event.createdAt,
      // What a person typed must never be read as a file or an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
  };
};

/** Sends one message and marks it as sent. A code that has expired is not sent any more. */
const deliver = async (deps: MailDeps, event: MailEvent): Promise<void> => {
  const mail = outgoing(event);
  const expired = carriesCode(mail) && new Date(mail.payload.expires_at) < new Date();
  if (!expired) await deps.transport.send(await renderMail(deps, event, mail));
  await deps.db.orm
    .update(mailEvents)
    .set({ sentAt: new Date(), ...(carriesCode(mail) ? { payload: {} } : {}) })
    .where(eq(mailEvents.id, event.id));
};

const postpone = async ({ db }: MailDeps, event: MailEvent, error: unknown): Promise<void> => {
  logError(`Mail ${event.id} (${event.kind}) will be sent later:`, error);
  const retryMs = Math.min(maxRetryMs, firstRetryMs * 2 ** (event.attempts - 1));
  await db.orm
    .update(mailEvents)
    .set({ nextAttemptAt: new Date(Date.now() + retryMs) })
    .where(eq(mailEvents.id, event.id));
};

/**
 * Sends everything that is due; what fails is postponed. Several processes may do so at a time:
 * each message is claimed by one of them. When `signal` aborts, the batch that was claimed is
 * finished and no other begun.
 */
export const sendDueMail = async (deps: MailDeps, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    const events = await claimDueMail(deps);
    if (events.length === 0) return;
    for (const event of events) {
      await deliver(deps, event).catch((error: unknown) => postpone(deps, event, error));
    }
  }
};

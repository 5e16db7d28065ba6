import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { and, asc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';

import type { Config } from '../../config';
import type { Database, Transaction } from '../../db/client';
import { mailEvents } from '../../db/schema';
import type { CodeSeal } from '../credentials/code-seal';
import { mailHtml, mailText } from './mail-layout';
import type { OutgoingMail } from './mail-kinds';
import { mailContent } from './mail-messages';
import type { FinishedMail, MailTransport } from './mail-transport';

type MailEvent = typeof mailEvents.$inferSelect;

const mostAttempts = 20;
const batchSize = 10;
const lookEveryMs = 15_000;
const closingTimeMs = 5000;
const secondMs = 1000;

/** How long a message that is being sent is left alone by others: the longest that SMTP may take. */
const leaseSeconds = 120;
const firstRetrySeconds = 10;
const longestRetrySeconds = 3600;

export interface MailServiceOptions {
  db: Database;
  config: Pick<Config, 'publicUrl' | 'mailFrom'>;
  seal: CodeSeal;
  transport: MailTransport;
}

const retryAfterMs = (attempts: number): number =>
  Math.min(longestRetrySeconds, firstRetrySeconds * 2 ** (attempts - 1)) * secondMs;

const outgoing = ({ kind, recipient, payload }: MailEvent): OutgoingMail =>
  ({ kind, to: recipient, payload }) as unknown as OutgoingMail;

const carriesCode = (mail: OutgoingMail) =>
  mail.kind === 'verification-code' || mail.kind === 'reset-code';

/**
 * The shop's mail. A message is a row that is written in the transaction that causes it, so that
 * none is sent for what was rolled back, and is sent after: at least once, always under the same
 * Message-ID. Several processes may send; each row is taken by one at a time.
 */
export const createMailService = ({ db, config, seal, transport }: MailServiceOptions) => {
  const shopHost = new URL(config.publicUrl).hostname;

  /** Takes what is due, so that no other process sends it meanwhile. */
  const claim = (): Promise<MailEvent[]> => {
    const now = new Date();
    const due = db.orm
      .select({ id: mailEvents.id })
      .from(mailEvents)
      .where(
        and(
          isNull(mailEvents.sentAt),
          lte(mailEvents.nextAttemptAt, now),
          lt(mailEvents.attempts, mostAttempts),
        ),
      )
      .orderBy(asc(mailEvents.id))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    return db.orm
      .update(mailEvents)
      .set({
        attempts: sql`${mailEvents.attempts} + 1`,
        nextAttemptAt: new Date(now.getTime() + leaseSeconds * secondMs),
      })
      .where(inArray(mailEvents.id, due))
      .returning();
  };

  const finish = async (event: MailEvent, mail: OutgoingMail): Promise<FinishedMail> => {
    const code = carriesCode(mail)
      ? (await seal.open()).unseal(mail.payload.sealed_code)
      : undefined;
    const content = mailContent(mail, config.publicUrl, code ?? '');
    const time = event.createdAt.toISOString().replaceAll(/[:.]/g, '-');
    return {
      name: `${time}-${String(event.id).padStart(8, '0')}-${event.kind}`,
      ...(code === undefined ? {} : { code }),
      message: {
        from: config.mailFrom,
        to: event.recipient,
        ...(mail.kind === 'contact-message' ? { replyTo: mail.payload.email } : {}),
        subject: content.subject,
        text: mailText(content, config.publicUrl),
        html: mailHtml(content, config.publicUrl),
        messageId: event.messageId,
        date: event.createdAt,
        // What a person typed must never be read as a file or an address.
        disableFileAccess: true,
        disableUrlAccess: true,
      },
    };
  };

  const deliver = async (event: MailEvent): Promise<void> => {
    const mail = outgoing(event);
    const tooLate = carriesCode(mail) && new Date(mail.payload.expires_at) < new Date();
    if (!tooLate) await transport.send(await finish(event, mail));
    await db.orm
      .update(mailEvents)
      .set({ sentAt: new Date(), ...(carriesCode(mail) ? { payload: {} } : {}) })
      .where(eq(mailEvents.id, event.id));
  };

  const postpone = async (event: MailEvent, error: unknown): Promise<void> => {
    console.error(`Mail ${event.id} (${event.kind}) has to wait:`, error);
    await db.orm
      .update(mailEvents)
      .set({ nextAttemptAt: new Date(Date.now() + retryAfterMs(event.attempts)) })
      .where(eq(mailEvents.id, event.id));
  };

  let closed = false;

  const sendDue = async (): Promise<void> => {
    while (!closed) {
      const events = await claim();
      if (events.length === 0) return;
      events.sort((a, b) => a.id - b.id);
      for (const event of events) {
        await deliver(event).catch((error: unknown) => postpone(event, error));
      }
    }
  };

  let sending = Promise.resolve();
  let waiting = 0;
  const wake = (): void => {
    // One that has not begun yet will see everything that is due by then.
    if (closed || waiting > 1) return;
    waiting += 1;
    sending = sending
      .then(sendDue)
      .catch((error: unknown) => {
        if (!closed) console.error('Mail has to wait:', error);
      })
      .finally(() => {
        waiting -= 1;
      });
  };

  const timer = setInterval(wake, lookEveryMs);
  timer.unref();

  return {
    /** Writes the message in the caller's transaction. Call `wake` after it was committed. */
    enqueue: async (tx: Transaction, mail: OutgoingMail): Promise<void> => {
      await tx.insert(mailEvents).values({
        kind: mail.kind,
        recipient: mail.to,
        payload: { ...mail.payload },
        messageId: `<${randomUUID()}@${shopHost}>`,
      });
    },

    /** Starts sending what is due, without waiting for it. */
    wake,

    /** Resolves when everything that was due is sent or postponed. */
    settled: async (): Promise<void> => {
      wake();
      await sending;
    },

    /** Stops after the message that is under way. */
    close: async (): Promise<void> => {
      closed = true;
      clearInterval(timer);
      await Promise.race([sending, pause(closingTimeMs, undefined, { ref: false })]);
      transport.close();
    },
  };
};

export type MailService = ReturnType<typeof createMailService>;

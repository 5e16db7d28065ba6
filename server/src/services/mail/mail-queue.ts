import { randomUUID } from 'node:crypto';

import { currentLanguage } from '@contract/current-language';

import type { Transaction } from '../../db/client';
import { mailEvents } from '../../db/schema';
import { startBackgroundJob } from '../../shared/background-job';
import type { OutgoingMail } from './mail-kinds';
import { type MailDeps, sendDueMail } from './send-mail';

const sendEveryMs = 15_000;

/**
 * The shop's mail. A message is written in the transaction that causes it and sent after the commit, at
 * least once, always under the same Message-ID.
 */
export const startMailQueue = (deps: MailDeps) => {
  const job = startBackgroundJob({
    name: 'Sending mail',
    everyMs: sendEveryMs,
    run: (signal) => sendDueMail(deps, signal),
  });
  const { hostname } = new URL(deps.config.publicUrl);

  return {
    /** Writes the message in the caller's transaction. Call `wake` after the commit. */
    enqueue: async (
      tx: Transaction,
      { kind, to, payload, language = currentLanguage() }: OutgoingMail,
    ): Promise<void> => {
      const messageId = `<${randomUUID()}@${hostname}>`;
      await tx
        .insert(mailEvents)
        .values({ kind, recipient: to, payload: { ...payload }, language, messageId });
    },

    /** Starts sending what is due, without waiting for it. */
    wake: job.wake,

    /** Resolves when everything that was due is sent or postponed. */
    settled: job.settled,

    /** Stops after the message that is being sent. */
    close: async (): Promise<void> => {
      await job.close();
      deps.transport.close();
    },
  };
};

export type MailQueue = ReturnType<typeof startMailQueue>;

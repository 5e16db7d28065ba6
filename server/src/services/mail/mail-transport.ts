import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import nodemailer, { type SendMailOptions } from 'nodemailer';

import { replacedByHeader } from './outbox';

const timeoutMs = 20_000;

/** A message that is ready to be sent. */
export interface FinishedMail {
  /** The outbox's file name: names sort in the order in which the mails were written. */
  name: string;
  /** Printed beside the subject by the outbox. */
  code?: string;
  /** The address by which the customer has replaced the recipient's; a header in the outbox. */
  replacedBy?: string;
  message: SendMailOptions & { subject: string; to: string };
}

export interface MailTransport {
  /** Sends one message. May be repeated, since its Message-ID stays the same. */
  send: (mail: FinishedMail) => Promise<void>;
  close: () => void;
}

/** Mail by SMTP. */
export const createSmtpTransport = (smtpUrl: string): MailTransport => {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    send: async ({ message }) => {
      await transport.sendMail(message);
    },
    close: () => transport.close(),
  };
};

/**
 * Mail as .eml files in a folder, newest last by name. `announce` prints subject and code, so that the
 * shop can be used without a mail server.
 */
export const createOutboxTransport = (
  folder: string,
  announce: (line: string) => void,
): MailTransport => {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    send: async ({ name, code, replacedBy, message }) => {
      const { message: built } = await transport.sendMail({
        ...message,
        ...(replacedBy === undefined ? {} : { headers: { [replacedByHeader]: replacedBy } }),
      });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${name}.eml`);
      const partial = join(folder, `.${name}.part`);
      // Flushed, since the message is then marked as sent.
      await writeFile(partial, built as Buffer, { mode: 0o600, flush: true });
      await rename(partial, file);
      announce(`Mail: ${message.subject}${code === undefined ? '' : `: ${code}`} (${file})`);
    },
    close: () => transport.close(),
  };
};

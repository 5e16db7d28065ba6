import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import nodemailer from 'nodemailer';
import type { SendMailOptions } from 'nodemailer';

const timeoutMs = 20_000;

/** A message that is ready to be sent. */
export interface FinishedMail {
  /** The outbox's file name: names sort in the order in which the mails were written. */
  name: string;
  /** Printed beside the subject by the outbox. */
  code?: string;
  message: SendMailOptions & { subject: string; to: string };
}

export interface MailTransport {
  /** Sends one message, or throws. Sending it again is harmless: its Message-ID is stable. */
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
 * Mail as one .eml file per message in a folder, newest last by name. `announce` gets subject
 * and code, so that the shop can be used without a mail server.
 */
export const createOutboxTransport = (
  folder: string,
  announce: (line: string) => void,
): MailTransport => {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    send: async ({ name, code, message }) => {
      const { message: built } = await transport.sendMail(message);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${name}.eml`);
      const partial = join(folder, `.${name}.part`);
      // The message is marked as sent after this, so the file has to be on the disk by then.
      await writeFile(partial, built as Buffer, { mode: 0o600, flush: true });
      await rename(partial, file);
      announce(`Mail: ${message.subject}${code === undefined ? '' : `: ${code}`} (${file})`);
    },
    close: () => transport.close(),
  };
};

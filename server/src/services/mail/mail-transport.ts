import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import nodemailer from 'nodemailer';
import type { SendMailOptions } from 'nodemailer';

const timeoutMs = 20_000;

/** A finished message on its way out. */
export interface FinishedMail {
  /** Ours, for the outbox's file name: in the order in which the mails were caused. */
  name: string;
  /** Printed beside the subject where the outbox takes the mail. */
  code?: string;
  message: SendMailOptions & { subject: string; to: string };
}

export interface MailTransport {
  /** Hands one message over, or throws. Sending one again is harmless: its Message-ID is stable. */
  send: (mail: FinishedMail) => Promise<void>;
  close: () => void;
}

/** Mail by SMTP, over a few connections that are kept. */
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
 * Mail as one .eml file per message in a folder, newest last by name. `announce` is told subject
 * and code, so that a shop that was just started can be used without a mail server.
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
      // The event is marked as sent after this, for good: the file has to be on the disk by then.
      await writeFile(partial, built as Buffer, { mode: 0o600, flush: true });
      await rename(partial, file);
      announce(
        `Mail to ${message.to}: ${message.subject}${code === undefined ? '' : `: ${code}`} (${file})`,
      );
    },
    close: () => transport.close(),
  };
};

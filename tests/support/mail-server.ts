import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

import { waitTimeoutMs } from './wait-timeout';

const pollMs = 25;

/** A mail server for one test, which keeps all messages. */
export interface MailServer {
  /** The address, in the format of SMTP_URL. */
  url: string;
  /** The received messages, oldest first; one that was sent twice is in the list twice. */
  received: Email[];
  /** Refuses the next `count` messages with a temporary error. */
  refuse: (count: number) => void;
  /** Waits for the `nth` message to an address, from 1. */
  mailTo: (address: string, nth?: number) => Promise<Email>;
  stop: () => Promise<void>;
}

/** Starts a mail server on a free port. */
export const startMailServer = async (): Promise<MailServer> => {
  const received: Email[] = [];
  let refused = 0;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refused > 0) {
          refused -= 1;
          done(new Error('Try again later'));
          return;
        }
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push(mail);
          done();
        });
      });
    },
  });
  // A sender that is killed breaks its connection.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    refuse: (count) => {
      refused = count;
    },
    mailTo: async (address, nth = 1) => {
      const deadline = Date.now() + waitTimeoutMs;
      while (Date.now() < deadline) {
        const mail = received.filter(({ to }) => to?.some((one) => one.address === address))[
          nth - 1
        ];
        if (mail !== undefined) return mail;
        await sleep(pollMs);
      }
      throw new Error(`Mail ${nth} to ${address} did not arrive`);
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
};

/** The one-time code in a mail, which is on a line of its own. */
export const codeIn = ({ text }: Pick<Email, 'text'>): string => {
  const [, code] = /^\s*(\d{6})\s*$/m.exec(text ?? '') ?? [];
  if (code === undefined) throw new Error('There is no code in this mail');
  return code;
};

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';

import { waitTimeoutMs } from './wait-timeout';

/** A code is on a line of its own: other mails have numbers too. */
const codePattern = /^\s*(\d{4,8})\s*$/m;

const pollMs = 100;

/** What was mailed to an address so far, the oldest first. */
const mailFor = async (dataDir: string, email: string): Promise<Email[]> => {
  const folder = path.join(dataDir, 'outbox');
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .map((name) => PostalMime.parse(readFileSync(path.join(folder, name)))),
  );

  return mails.filter(({ to }) => to?.some(({ address }) => address === email));
};

/** The codes mailed to an address so far, the oldest first. */
const codesFor = async (dataDir: string, email: string): Promise<string[]> =>
  (await mailFor(dataDir, email)).flatMap(({ text }) => codePattern.exec(text ?? '')?.[1] ?? []);

/** The mails to an address, as soon as there are so many. */
export const outboxMails = async (
  dataDir: string,
  email: string,
  count: number,
): Promise<Email[]> => {
  const deadline = Date.now() + waitTimeoutMs;
  for (;;) {
    const mails = await mailFor(dataDir, email);
    if (mails.length >= count) return mails;
    if (Date.now() > deadline) throw new Error(`${mails.length} of ${count} mails to ${email}`);
    await sleep(pollMs);
  }
};

/**
 * Reads a one-time code from the outbox folder and waits for its mail, which is sent after the
 * response.
 *
 * @param dataDir the shop's DATA_DIR
 * @param nth which of the codes to that address: 1 is the first
 */
export const outboxCode = async (dataDir: string, email: string, nth: number): Promise<string> => {
  const deadline = Date.now() + waitTimeoutMs;
  while (Date.now() < deadline) {
    const code = (await codesFor(dataDir, email))[nth - 1];
    if (code !== undefined) return code;
    await sleep(pollMs);
  }
  throw new Error(`Code ${nth} was not mailed to ${email}`);
};

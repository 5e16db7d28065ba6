import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import PostalMime from 'postal-mime';

const codePattern = /\b\d{4,8}\b/;
const deadlineMs = 20_000;
const pollMs = 100;

/** The codes mailed to an address so far, the oldest first. */
const codesFor = async (folder: string, email: string): Promise<string[]> => {
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .map((name) => PostalMime.parse(readFileSync(path.join(folder, name)))),
  );

  return mails
    .filter(({ to }) => to?.some(({ address }) => address === email))
    .flatMap(({ text }) => codePattern.exec(text ?? '')?.[0] ?? []);
};

/**
 * Reads a one-time code from the outbox folder and waits for its mail, which is sent after the
 * response.
 *
 * @param dataDir the shop's DATA_DIR
 * @param nth which of the codes to that address: 1 is the first
 */
export const outboxCode = async (dataDir: string, email: string, nth: number): Promise<string> => {
  const deadline = Date.now() + deadlineMs;
  while (Date.now() < deadline) {
    const code = (await codesFor(path.join(dataDir, 'outbox'), email))[nth - 1];
    if (code !== undefined) return code;
    await sleep(pollMs);
  }
  throw new Error(`Code ${nth} was not mailed to ${email}`);
};

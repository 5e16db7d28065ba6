import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import PostalMime from 'postal-mime';

const CODE = /\b\d{4,8}\b/;

/**
 * Reads the one-time code of the newest mail to an address from the outbox folder.
 *
 * @param dataDir the shop's DATA_DIR
 */
export const outboxCode = async (dataDir: string, email: string): Promise<string> => {
  const folder = path.join(dataDir, 'outbox');
  const newestFirst = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .reverse();

  for (const name of newestFirst) {
    const mail = await PostalMime.parse(readFileSync(path.join(folder, name)));
    const code = CODE.exec(mail.text ?? '')?.[0];
    if (code && mail.to?.some(({ address }) => address === email)) return code;
  }
  throw new Error(`No code was mailed to ${email}`);
};

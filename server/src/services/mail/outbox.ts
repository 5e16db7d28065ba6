import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { Config } from '../../config';

/** The folder for mail where no SMTP server is configured. */
export const outboxFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string =>
  join(dataDir, 'outbox');

/** The `To` and `Reply-To` headers of a message, unfolded, in lower case. */
const peopleOf = (message: string): string => {
  const [head = ''] = message.split('\r\n\r\n', 1);
  const fields = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  return fields
    .filter((field) => /^(to|reply-to):/i.test(field))
    .join('\n')
    .toLowerCase();
};

/** Deletes the outbox's messages to or from an address. Returns how many. */
export const eraseFromOutbox = async (folder: string, email: string): Promise<number> => {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const address = email.toLowerCase();
  let erased = 0;
  for (const name of names.filter((file) => file.endsWith('.eml'))) {
    const file = join(folder, name);
    const words = peopleOf(await readFile(file, 'utf8')).split(/[\s<>,:]+/);
    if (!words.includes(address)) continue;
    await rm(file);
    erased += 1;
  }
  return erased;
};

import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { Config } from '../../config';
import type { MailKind } from './mail-kinds';

/** The folder for mail where no SMTP server is configured. */
export const outboxFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string =>
  join(dataDir, 'outbox');

/** The header that names the address by which a customer has replaced the recipient's. */
export const replacedByHeader = 'X-Replaced-By';

/** A message of the outbox, with the addresses in its headers in lower case. */
interface OutboxMessage {
  /** Of its file. Names sort in the order in which the messages were written. */
  name: string;
  /** Who it is to or from. */
  people: string[];
  replacedBy: string[];
}

const readMessage = async (folder: string, name: string): Promise<OutboxMessage> => {
  const message = await readFile(join(folder, name), 'utf8');
  const [head = ''] = message.split('\r\n\r\n', 1);
  const fields = head
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .toLowerCase()
    .split('\r\n');
  const addressesIn = (...headers: string[]) =>
    fields
      .filter((field) => headers.some((header) => field.startsWith(`${header.toLowerCase()}:`)))
      .flatMap((field) => field.split(/[\s<>,:]+/))
      .filter((word) => word.includes('@'));
  return {
    name,
    people: addressesIn('To', 'Reply-To'),
    replacedBy: addressesIn(replacedByHeader),
  };
};

/**
 * The messages to or from a customer: to the address, and to those that it has replaced, up to the message
 * that says so, since afterwards the replaced one may be somebody else's.
 */
const messagesOf = (newestFirst: OutboxMessage[], email: string): OutboxMessage[] => {
  const own = new Set([email]);
  return newestFirst.filter(({ people, replacedBy }) => {
    if (replacedBy.some((address) => own.has(address))) {
      for (const replaced of people) own.add(replaced);
    }
    return people.some((address) => own.has(address));
  });
};

/** Whether it carries a code to a new address: other mail to that may be another customer's. */
const hasCodeFor = ({ name, people }: OutboxMessage, address: string): boolean => {
  const kind: MailKind = 'email-change-code';
  return name.endsWith(`-${kind}.eml`) && people.includes(address);
};

/** A customer's email addresses, in lower case. */
export interface OwnAddresses {
  email: string;
  /** New ones that a code went to, whether or not it was entered. */
  codesTo: string[];
}

/**
 * Deletes the outbox's messages to or from a customer, also under earlier addresses, and those with a
 * code to new ones. Returns how many.
 */
export const eraseFromOutbox = async (
  folder: string,
  { email, codesTo }: OwnAddresses,
): Promise<number> => {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const newestFirst: OutboxMessage[] = [];
  for (const name of names.sort().reverse()) {
    if (name.endsWith('.eml')) newestFirst.push(await readMessage(folder, name));
  }
  const erased = new Set([
    ...messagesOf(newestFirst, email),
    ...newestFirst.filter((message) => codesTo.some((address) => hasCodeFor(message, address))),
  ]);
  for (const { name } of erased) await rm(join(folder, name));
  return erased.size;
};

import { causesOf, ConsoleError } from './shared/errors';
import { errorForLog } from './shared/log-error';

const diskFull = () => 'The disk is full: make room on the disk of DATA_DIR and start again.';
const noAnswer = () =>
  'The PostgreSQL server of DATABASE_URL does not answer: start it, or correct the address.';
const noFolder = ({ path }: NodeJS.ErrnoException) =>
  `DATA_DIR can’t be used: ${path ?? 'its path'} is not in a folder. Set it to one that can be written to.`;

/** By the error's code: Node's for system errors, PostgreSQL's for its own. */
const messages: Record<string, (error: NodeJS.ErrnoException) => string> = {
  EADDRINUSE: () => 'The port is taken by another program: stop it, or set PORT to a free one.',
  EADDRNOTAVAIL: () => 'HOST is not an address of this machine: set it to one that is.',
  EACCES: ({ path }) =>
    path
      ? `No permission for ${path}: grant it to this user, or set DATA_DIR to another folder.`
      : 'No permission to use this port: set PORT above 1023.',
  EROFS: () => 'DATA_DIR is on a disk that can’t be written to: set it to another folder.',
  ENOSPC: diskFull,
  EDQUOT: diskFull,
  '53100': diskFull,
  ENOTDIR: noFolder,
  EEXIST: noFolder,
  ECONNREFUSED: noAnswer,
  ETIMEDOUT: noAnswer,
  ENOTFOUND: () => 'The PostgreSQL server of DATABASE_URL is not found: correct the address.',
  EAI_AGAIN: () =>
    'The PostgreSQL server of DATABASE_URL is not found: check the network and the address.',
  '28P01': () =>
    'The PostgreSQL server of DATABASE_URL refuses this user and password: correct them.',
  '28000': () =>
    'The PostgreSQL server of DATABASE_URL refuses this user: correct it, or grant the user access.',
  '3D000': () => 'The database of DATABASE_URL does not exist: create it first.',
  '42501': () =>
    'The user of DATABASE_URL may not create tables in this database: grant it that privilege.',
};

/** The message for whoever started the process; undefined for an unexpected error. */
export const messageFor = (error: unknown): string | undefined => {
  if (error instanceof ConsoleError) return error.message;
  const [message] = causesOf(error).flatMap(
    (cause: NodeJS.ErrnoException) => messages[cause.code ?? '']?.(cause) ?? [],
  );
  return message;
};

/** Ends the process after a failure: with a message for a known one, else with all details. */
export const exitWithMessage = (error: unknown, code = 1): never => {
  console.error(messageFor(error) ?? errorForLog(error));
  process.exit(code);
};

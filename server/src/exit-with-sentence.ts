import { CommandError } from './commands/command';
import { ConfigError } from './config';
import { FolderInUseError } from './db/embedded/folder-lock';

const socketSentences: Record<string, (error: NodeJS.ErrnoException) => string> = {
  EADDRINUSE: () => 'The port is taken by another program: stop it, or set PORT to a free one.',
  EACCES: ({ path }) =>
    path ? `No permission for ${path}.` : 'No permission to use this port: set PORT above 1023.',
  ENOSPC: () => 'The disk is full.',
  ECONNREFUSED: () => 'The PostgreSQL server of DATABASE_URL does not answer.',
  ENOTFOUND: () => 'The PostgreSQL server of DATABASE_URL is not found.',
  '28P01': () => 'The PostgreSQL server of DATABASE_URL refuses this user and password.',
  '3D000': () => 'The database of DATABASE_URL does not exist: create it first.',
};

const isOwnSentence = (error: unknown): error is Error =>
  error instanceof CommandError ||
  error instanceof ConfigError ||
  error instanceof FolderInUseError;

/** Ends the process after a failure: by a sentence where there is one, else with all details. */
export const exitWithSentence = (error: unknown): never => {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (isOwnSentence(error)) console.error(error.message);
  else if (socketSentences[code])
    console.error(socketSentences[code](error as NodeJS.ErrnoException));
  else console.error(error);
  process.exit(1);
};

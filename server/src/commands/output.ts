import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import type { Writable } from 'node:stream';

import { CommandError, type Print } from './command';

const printTo =
  (stream: Writable): Print =>
  async (text) => {
    if (!stream.write(text)) await once(stream, 'drain');
  };

const openProblems: Record<string, string> = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'there is no such folder',
  EACCES: 'this user may not write there',
  EROFS: 'this user may not write there',
};

const openFile = async (partial: string, file: string) => {
  const stream = createWriteStream(partial, { mode: 0o600 });
  await once(stream, 'open').catch((error: NodeJS.ErrnoException) => {
    const problem = openProblems[error.code ?? ''];
    throw problem === undefined ? error : new CommandError(`${file} can't be written: ${problem}.`);
  });
  return stream;
};

/**
 * Runs `work` with what it prints going to the console, or to a file, which then holds all of it or
 * is left as it was.
 */
export const withOutput = async (
  file: string | undefined,
  work: (print: Print) => Promise<void>,
): Promise<void> => {
  if (file === undefined) return work(printTo(process.stdout));
  const partial = `${file}.${process.pid}.partial`;
  const stream = await openFile(partial, file);
  try {
    await work(printTo(stream));
    stream.end();
    await finished(stream);
    await rename(partial, file);
  } catch (error) {
    // Destroying the stream emits another error; the first is thrown.
    stream.on('error', () => undefined);
    stream.destroy();
    await rm(partial, { force: true });
    throw error;
  }
};

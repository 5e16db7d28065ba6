import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import type { Writable } from 'node:stream';

import type { Print } from './command-request';

const printTo =
  (stream: Writable): Print =>
  async (text) => {
    if (!stream.write(text)) await once(stream, 'drain');
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
  const stream = createWriteStream(partial, { mode: 0o600 });
  try {
    await once(stream, 'open');
    await work(printTo(stream));
    stream.end();
    await finished(stream);
    await rename(partial, file);
  } catch (error) {
    stream.destroy();
    await rm(partial, { force: true });
    throw error;
  }
};

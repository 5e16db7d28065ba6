import { parentPort, workerData } from 'node:worker_threads';

import { startFolderEngine } from './folder-engine';
import type { WorkerAnswer, WorkerRequest } from './worker-messages';

/**
 * The thread of the embedded database, so that a slow query never blocks the shop.
 * `workerData.folder` is its folder, which the starting thread has locked.
 */
const port = parentPort;
if (!port) throw new Error('The database worker is started by the shop, not by hand.');

const { folder } = workerData as { folder: string };
const nothing = () => new Uint8Array();

const answer = (message: WorkerAnswer) => {
  if ('answer' in message) port.postMessage(message, [message.answer.buffer as ArrayBuffer]);
  else port.postMessage(message);
};

const attempt = async (work: () => Promise<Uint8Array>) => {
  try {
    // A copy, since a transferred buffer is no longer available here.
    answer({ answer: (await work()).slice() });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    answer({ failure: error instanceof Error ? error.message : String(error), code });
  }
};

let starting: ReturnType<typeof startFolderEngine> | undefined;

port.on('message', ({ messages }: WorkerRequest) => {
  void attempt(async () => {
    const engine = await starting;
    if (!engine) throw new Error('The database has not started.');
    if (messages) return engine.exchange(messages);
    await engine.close();
    port.close();
    return nothing();
  });
});

void attempt(async () => {
  starting = startFolderEngine(folder);
  await starting;
  return nothing();
});

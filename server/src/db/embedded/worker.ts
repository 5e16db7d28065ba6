import { parentPort, workerData } from 'node:worker_threads';

import { startFolderEngine } from './folder-engine';
import type { WorkerRequest, WorkerResponse } from './worker-engine';

/**
 * The thread of the embedded database, so that a slow query never blocks the shop.
 * `workerData.folder` is its folder, which the starting thread has locked.
 */
const port = parentPort;
if (!port) throw new Error('The database worker must be started by the shop.');

const { folder } = workerData as { folder: string };

const respond = (response: WorkerResponse) => {
  if ('messages' in response) port.postMessage(response, [response.messages.buffer as ArrayBuffer]);
  else port.postMessage(response);
};

const attempt = async (work: () => Promise<Uint8Array>) => {
  try {
    respond({ messages: await work() });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    respond({ failure: error instanceof Error ? error.message : String(error), code });
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
    return new Uint8Array();
  });
});

void attempt(async () => {
  starting = startFolderEngine(folder);
  await starting;
  return new Uint8Array();
});

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

import { projectRoot } from '../../shared/project-root';
import type { EmbeddedEngine } from './embedded-engine';

/** To the worker: protocol messages, or null to close the database and end. */
export interface WorkerRequest {
  messages: Uint8Array | null;
}

/** From the worker: one for its start, then one for each request in order. */
export type WorkerResponse = { messages: Uint8Array } | { failure: string; code?: string };

interface Waiting {
  resolve(messages: Uint8Array): void;
  reject(error: Error): void;
}

/** Registers tsx, which a thread does not inherit. */
const bootSource = `
  const { workerData } = require('node:worker_threads');
  import('tsx/esm/api').then(({ register }) => {
    register();
    return import(workerData.entry);
  });
`;

/** The build has the worker as a file of its own; in development tsx loads its source. */
const createThread = (folder: string): Worker => {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(join(projectRoot, 'dist/server/worker.js'), { workerData: { folder } });
  }
  const entry = pathToFileURL(join(projectRoot, 'server/src/db/embedded/worker.ts')).href;
  return new Worker(bootSource, { eval: true, workerData: { folder, entry }, execArgv: [] });
};

const stopped = () => new Error('Connection terminated: the embedded database stopped.');

/** Starts a worker; `ended` resolves when its thread has ended, for whatever reason. */
const startWorker = async (folder: string) => {
  const worker = createThread(folder);
  const waiting: Waiting[] = [];
  let closing = false;
  let hasEnded = false;
  const rejectAll = (error: Error) => {
    for (const { reject } of waiting.splice(0)) reject(error);
  };
  worker.on('message', (response: WorkerResponse) => {
    const next = waiting.shift();
    if ('messages' in response) next?.resolve(response.messages);
    else next?.reject(Object.assign(new Error(response.failure), { code: response.code }));
  });
  worker.on('error', rejectAll);
  const ended = new Promise<void>((resolve) => {
    worker.on('exit', (code) => {
      hasEnded = true;
      // Closing PGlite ends the thread before it can respond.
      if (closing && code === 0) waiting.shift()?.resolve(new Uint8Array());
      rejectAll(stopped());
      resolve();
    });
  });
  const nextResponse = () =>
    new Promise<Uint8Array>((resolve, reject) => waiting.push({ resolve, reject }));
  const send = (messages: Uint8Array | null): Promise<Uint8Array> => {
    if (hasEnded || closing) return Promise.reject(stopped());
    const response = nextResponse();
    closing = messages === null;
    // A copy to transfer, since the driver's buffers are slices of shared ones.
    const request: WorkerRequest = { messages: messages && new Uint8Array(messages) };
    worker.postMessage(request, request.messages ? [request.messages.buffer as ArrayBuffer] : []);
    return response;
  };
  try {
    await nextResponse();
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  return { send, ended };
};

/**
 * The embedded database in a thread of its own. If the thread dies, pending calls fail and the next
 * session starts it again, which recovers everything that was committed.
 */
export const startWorkerEngine = async (folder: string): Promise<EmbeddedEngine> => {
  type Running = Awaited<ReturnType<typeof startWorker>>;
  let running: Promise<Running> | undefined;
  let closed = false;

  const run = (): Promise<Running> => {
    if (closed) return Promise.reject(new Error('Connection terminated: the database is closed.'));
    if (running) return running;
    const started = startWorker(folder);
    const forget = () => {
      if (running === started) running = undefined;
    };
    started.then(({ ended }) => ended).then(forget, forget);
    running = started;
    return started;
  };

  await run();
  return {
    session: async () => {
      const { send, ended } = await run();
      return { exchange: send, ended };
    },
    close: async () => {
      const last = running;
      closed = true;
      const worker = await last;
      await worker?.send(null);
      await worker?.ended;
    },
  };
};

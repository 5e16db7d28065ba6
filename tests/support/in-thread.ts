import { Worker } from 'node:worker_threads';

/** Runs a script in a thread of its own, and resolves to what it posts. */
export const inThread = <Result>(script: URL, workerData: object): Promise<Result> => {
  const thread = new Worker(script, { workerData });
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
  });
};

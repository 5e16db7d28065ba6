import { parentPort, workerData } from 'node:worker_threads';

import autocannon from 'autocannon';

// The thread of `load` in flood.ts: repeats one call, and posts how each was answered.

/** @type {{ statuses: Record<number, number>, accepted: number[] }} */
const sample = { statuses: {}, accepted: [] };

const running = autocannon(workerData, (error, result) => {
  if (error) throw error;
  parentPort?.postMessage({ ...sample, errors: result.errors });
});
running.on('response', (_client, status, _bytes, milliseconds) => {
  sample.statuses[status] = (sample.statuses[status] ?? 0) + 1;
  if (status === 200) sample.accepted.push(milliseconds);
});

import { parentPort, workerData } from 'node:worker_threads';

import autocannon from 'autocannon';

// The thread of `load` in flood.ts: repeats one call, and posts how each was answered.

/** @type {{ statuses: Record<number, number>, accepted: number[] }} */
const sample = { statuses: {}, accepted: [] };
const ok = 200;

const { tokens, thread, ...options } = workerData;
let made = 0;

/** @typedef {{ token?: string }} Context what is known of a connection's call */

/** @returns {import('autocannon').Request[] | undefined} the calls, where they are not all the same */
const requests = () => {
  if (!tokens && !options.body?.includes('{n}')) return undefined;
  return [
    {
      setupRequest: (request, /** @type {Context} */ context) => {
        made += 1;
        context.token = tokens?.pop();
        const authorization = context.token && { authorization: `Bearer ${context.token}` };
        return {
          ...request,
          headers: { ...request.headers, ...authorization },
          body: options.body.replaceAll('{n}', `${thread}${String(made).padStart(7, '0')}`),
        };
      },
      onResponse: (status, _body, /** @type {Context} */ { token }) => {
        if (token && status !== ok) tokens.push(token);
      },
    },
  ];
};

const running = autocannon({ ...options, requests: requests() }, (error, result) => {
  if (error) throw error;
  parentPort?.postMessage({ ...sample, errors: result.errors });
});
running.on('response', (_client, status, _bytes, milliseconds) => {
  sample.statuses[status] = (sample.statuses[status] ?? 0) + 1;
  if (status === ok) sample.accepted.push(milliseconds);
});

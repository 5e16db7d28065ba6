import { parentPort, workerData } from 'node:worker_threads';

import autocannon from 'autocannon';

// The thread of `load` in flood.ts: repeats one call, and posts how each was answered.

/** @type {Omit<import('./flood').Sample, 'errors'>} */
const sample = { statuses: {}, accepted: [], withoutRetryAfter: 0 };
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

/**
 * Counts the refusals that do not say when to come again.
 *
 * @param {import('autocannon').Client} client
 */
const setupClient = (client) => {
  // Names and values by turns, unlike what the types say.
  client.on('headers', (/** @type {any} */ { statusCode, headers }) => {
    if (statusCode === ok) return;
    const at = headers.findIndex(
      (/** @type {string} */ name) => name.toLowerCase() === 'retry-after',
    );
    if (!(Number(headers[at + 1]) > 0)) sample.withoutRetryAfter += 1;
  });
};

const running = autocannon({ ...options, setupClient, requests: requests() }, (error, result) => {
  if (error) throw error;
  parentPort?.postMessage({ ...sample, errors: result.errors });
});
running.on('response', (_client, status, _bytes, milliseconds) => {
  sample.statuses[status] = (sample.statuses[status] ?? 0) + 1;
  if (status === ok) sample.accepted.push(milliseconds);
});

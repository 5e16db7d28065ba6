import { setTimeout as wait } from 'node:timers/promises';

import autocannon from 'autocannon';

/** A call that is repeated over one connection after another. */
export interface FloodCall {
  path: string;
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

export interface Sample {
  /** How many answers there were of each status; `0` for a broken connection. */
  statuses: Record<number, number>;
  /** Milliseconds of those that were accepted, sorted. */
  accepted: number[];
}

const retryMs = 10;

/** Repeats a call over so many connections, as fast as it is answered, in a thread of its own. */
export const flood = (url: string, call: FloodCall, connections: number, seconds: number) =>
  autocannon({
    url: url + call.path,
    method: call.method,
    headers: call.headers,
    ...(call.body === undefined ? {} : { body: call.body }),
    connections,
    duration: seconds,
    timeout: 60,
    workers: 1,
  });

/**
 * Calls over and over, one after the other in each of so many rows, `pauseMs` between two of them, and
 * notes each answer.
 */
export const sample = async (
  url: string,
  call: FloodCall,
  rows: number,
  seconds: number,
  pauseMs = 0,
): Promise<Sample> => {
  const end = performance.now() + 1000 * seconds;
  const result: Sample = { statuses: {}, accepted: [] };
  const row = async () => {
    while (performance.now() < end) {
      const began = performance.now();
      const { path, ...init } = call;
      const status = await fetch(url + path, init).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        () => 0,
      );
      result.statuses[status] = (result.statuses[status] ?? 0) + 1;
      if (status === 200) result.accepted.push(performance.now() - began);
      const pause = status === 200 ? pauseMs : retryMs;
      if (pause > 0) await wait(pause);
    }
  };
  await Promise.all(Array.from({ length: rows }, row));
  result.accepted.sort((one, other) => one - other);
  return result;
};

/** Two samples as one. */
export const together = (one: Sample, other: Sample): Sample => {
  const statuses = { ...one.statuses };
  for (const [status, count] of Object.entries(other.statuses)) {
    statuses[Number(status)] = (statuses[Number(status)] ?? 0) + count;
  }
  return { statuses, accepted: [...one.accepted, ...other.accepted].sort((a, b) => a - b) };
};

/** The value that a share of the sorted samples does not exceed, in whole milliseconds. */
export const quantile = (sorted: number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);

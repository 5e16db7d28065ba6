import { setTimeout as wait } from 'node:timers/promises';

import { inThread } from '../support/in-thread';

/** A call that is repeated over one connection after another. */
export interface FloodCall {
  path: string;
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** `{n}` in it stands for a number that is another one each time. */
  body?: string;
  /** Customers' tokens: each call is another's, and a token is used again only when it was refused. */
  tokens?: string[];
}

export interface Sample {
  /** How many answers there were of each status. */
  statuses: Record<number, number>;
  /** Milliseconds of those that were accepted. */
  accepted: number[];
  /** Answers other than 200 that do not say in how many seconds to come again. */
  withoutRetryAfter: number;
  /** Calls without an answer. */
  errors: number;
}

/** More than a thread's calls can use up. */
const tokensOfThread = 12_000;

let threads = 0;

/** Repeats a call over so many connections, as fast as it is answered, in a thread of its own. */
export const load = (
  url: string,
  { path, headers, tokens, ...call }: FloodCall,
  connections: number,
  seconds: number,
): Promise<Sample> => {
  const workerData = {
    url: url + path,
    ...call,
    // As browsers ask for it.
    headers: { 'accept-encoding': 'br', ...headers },
    // Those that are left for the threads after this one.
    tokens: tokens?.splice(0, tokensOfThread),
    thread: (threads += 1),
    connections,
    duration: seconds,
    timeout: 60,
  };
  return inThread(new URL('load-thread.mjs', import.meta.url), workerData);
};

/** Asks for a path over and over for so long, `pauseMs` between two calls. */
export const probe = async (url: string, seconds: number, pauseMs: number): Promise<Sample> => {
  const end = performance.now() + 1000 * seconds;
  const result: Sample = { statuses: {}, accepted: [], withoutRetryAfter: 0, errors: 0 };
  while (performance.now() < end) {
    const began = performance.now();
    const response = await fetch(url).catch(() => null);
    if (!response) {
      result.errors += 1;
      continue;
    }
    await response.arrayBuffer();
    result.statuses[response.status] = (result.statuses[response.status] ?? 0) + 1;
    if (response.ok) result.accepted.push(performance.now() - began);
    else if (!response.headers.has('retry-after')) result.withoutRetryAfter += 1;
    await wait(pauseMs);
  }
  return result;
};

/** The time in whole milliseconds that a share of the accepted calls does not exceed. */
export const quantile = (samples: Sample[], share: number): number => {
  const sorted = samples.flatMap(({ accepted }) => accepted).sort((one, other) => one - other);
  return Math.round(sorted[Math.floor(sorted.length * share)] ?? Number.NaN);
};

import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

import pg from 'pg';
import { Client } from 'undici';
import type { Dispatcher } from 'undici';

import { percentile, round } from './numbers';

export const connectionCount = 20;
export const metricsToken = 'the bench';

/** A kind of request; `make` gives each one a body or path of its own, so that no cache serves it. */
export interface Call {
  title: string;
  make: (index: number) => {
    method: Dispatcher.HttpMethod;
    path: string;
    body?: string;
    headers?: Record<string, string>;
  };
}

/** What a call cost, with `connectionCount` connections at once. */
export interface Cost {
  /** Those that were answered. */
  requestsPerSecond: number;
  /** CPU time of the shop's process, the embedded database's thread included, ms a request. */
  cpuMs: number;
  /** CPU time of a PostgreSQL server, ms a request; 0 for the embedded database. */
  databaseMs: number;
  p50: number;
  p99: number;
  /** Bytes of a response's headers and body, as sent. */
  bytes: number;
  failures: number;
}

/** A number that the shop's metrics have. */
export const readMetric = async (url: string, name: string): Promise<number> => {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const metrics = await (await fetch(`${url}/metrics`, { headers })).text();
  return Number(new RegExp(`^\\w*${name}\\s+(\\S+)`, 'm').exec(metrics)?.[1] ?? Number.NaN);
};

/** The memory that the shop's process has, in megabytes. */
export const memoryOf = async (url: string): Promise<number> =>
  Math.round((await readMetric(url, 'process_resident_memory_bytes')) / 1024 / 1024);

/** The fields of /proc/PID/stat after the program's name. */
const statOf = (pid: string): string[] => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  } catch {
    return [];
  }
};

const ticksPerSecond = 100;

/** How much CPU time a PostgreSQL server has used, in seconds; 0 where that can't be read. */
export const databaseSeconds = (postmaster: string | undefined): number => {
  if (postmaster === undefined) return 0;
  const parentAt = 1;
  const [userAt, systemAt, endedUserAt, endedSystemAt] = [11, 12, 13, 14];
  const sum = (stat: string[], fields: number[]) =>
    fields.reduce((ticks, field) => ticks + Number(stat[field] ?? 0), 0);
  const running = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statOf)
    .filter((stat) => stat[parentAt] === postmaster)
    .reduce((ticks, stat) => ticks + sum(stat, [userAt, systemAt]), 0);
  return (running + sum(statOf(postmaster), [endedUserAt, endedSystemAt])) / ticksPerSecond;
};

/** The process of a PostgreSQL server on this machine; undefined for the embedded database. */
export const postmasterOf = async (
  databaseUrl: string | undefined,
): Promise<string | undefined> => {
  if (databaseUrl === undefined) return undefined;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: string }>(
    `select split_part(pg_read_file('postmaster.pid'), chr(10), 1) as pid`,
  );
  await client.end();
  return rows[0]?.pid;
};

/** A running shop that is measured. */
export interface ShopAddress {
  url: string;
  /** Where the shop's PostgreSQL is, to count what it spends. */
  databaseUrl?: string;
}

/** Does the work, and says how much CPU time shop and database used meanwhile, in seconds. */
export const withCpuTime = async <T>(
  { url, databaseUrl }: ShopAddress,
  work: () => Promise<T>,
): Promise<{ result: T; shopSeconds: number; databaseSeconds: number }> => {
  const postmaster = await postmasterOf(databaseUrl);
  const shopBefore = await readMetric(url, 'process_cpu_seconds_total');
  const databaseBefore = databaseSeconds(postmaster);
  const result = await work();
  return {
    result,
    shopSeconds: (await readMetric(url, 'process_cpu_seconds_total')) - shopBefore,
    databaseSeconds: databaseSeconds(postmaster) - databaseBefore,
  };
};

export interface LoadOptions extends ShopAddress {
  /** How many at once, if not `connectionCount`. */
  connections?: number;
  durationSeconds?: number;
  warmUpSeconds?: number;
}

interface Response {
  status: number;
  /** Of its headers and its body, as sent. */
  bytes: number;
}

/** Sends a request and reads all of its response. Rejects when the connection breaks. */
const send = (client: Client, request: Dispatcher.DispatchOptions): Promise<Response> =>
  new Promise((resolve, reject) => {
    const response = { status: 0, bytes: 0 };
    client.dispatch(request, {
      onRequestStart: () => undefined,
      onResponseStart: (_controller, status, headers) => {
        response.status = status;
        for (const [name, value = ''] of Object.entries(headers)) {
          response.bytes += `${name}: ${String(value)}\r\n`.length;
        }
      },
      onResponseData: (_controller, chunk) => {
        response.bytes += chunk.length;
      },
      onResponseEnd: () => resolve(response),
      onResponseError: (_controller, error) => reject(error),
    });
  });

const timeoutMs = 10_000;
/** A shop that refuses connections would be asked thousands of times a second. */
const afterFailureMs = 10;

let made = 0;

const nextRequest = (call: Call): Dispatcher.DispatchOptions => {
  made += 1;
  const { headers, body, ...request } = call.make(made);
  return {
    ...request,
    body,
    headers: {
      'accept-encoding': 'br',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
  };
};

/** What was sent and answered on all connections together. */
interface Run {
  seconds: number;
  /** How long each request took that was answered, ms. */
  times: number[];
  bytes: number;
  failures: number;
}

/**
 * Makes a call again and again, on each connection one after the other. The client has to be cheap, since
 * it shares the machine with the shop: undici reads responses by native code.
 */
const run = async (
  url: string,
  call: Call,
  { connections, duration }: { connections: number; duration: number },
): Promise<Run> => {
  const times: number[] = [];
  let [bytes, failures] = [0, 0];
  const began = performance.now();
  const until = began + duration * 1000;
  const connect = async () => {
    const client = new Client(url, { headersTimeout: timeoutMs, bodyTimeout: timeoutMs });
    while (performance.now() < until) {
      const sent = performance.now();
      const response = await send(client, nextRequest(call)).catch(() => undefined);
      if (response !== undefined && response.status < 300) {
        times.push(performance.now() - sent);
        bytes += response.bytes;
        continue;
      }
      failures += 1;
      await wait(afterFailureMs);
    }
    await client.close();
  };
  await Promise.all(Array.from({ length: connections }, connect));
  const seconds = (performance.now() - began) / 1000;
  return { seconds, times, bytes, failures };
};

/** CPU time of shop and database together, ms a request. */
export const allCpuMs = ({ cpuMs, databaseMs }: Pick<Cost, 'cpuMs' | 'databaseMs'>): number =>
  round(cpuMs + databaseMs);

/** Makes a call again and again on many connections, and says what each cost. */
export const load = async (
  call: Call,
  { durationSeconds = 5, warmUpSeconds = 1, connections = connectionCount, ...shop }: LoadOptions,
): Promise<Cost> => {
  if (warmUpSeconds > 0) await run(shop.url, call, { connections, duration: warmUpSeconds });
  const { result, shopSeconds, databaseSeconds } = await withCpuTime(shop, () =>
    run(shop.url, call, { connections, duration: durationSeconds }),
  );
  const { seconds, times, bytes, failures } = result;
  return {
    requestsPerSecond: Math.round(times.length / seconds),
    cpuMs: round((shopSeconds / (times.length + failures)) * 1000),
    databaseMs: round((databaseSeconds / (times.length + failures)) * 1000),
    p50: round(percentile(times, 0.5), 1),
    p99: round(percentile(times, 0.99), 1),
    bytes: Math.round(bytes / times.length),
    failures,
  };
};

import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

import { serveWorkerMetrics } from './http/worker-metrics';

const firstRestartMs = 1000;
const maxRestartMs = 30_000;

export interface WorkersOptions {
  count: number;
  /** What a worker runs. */
  program: string;
  /** Where the shop is then open. */
  publicUrl: string;
}

/** Whether a new worker serves; false when it ended before that. */
const serves = async (worker: Worker): Promise<boolean> => {
  const decided = new AbortController();
  const { signal } = decided;
  const listening = once(worker, 'listening', { signal }).then(() => true);
  const ended = once(worker, 'exit', { signal }).then(() => false);
  const result = await Promise.race([listening, ended]);
  decided.abort();
  return result;
};

/**
 * Runs as many workers as `count` says, which share the port and the PostgreSQL server. When one can't
 * start, all end, with exit code 1; one that ends later is replaced. SIGTERM and SIGINT stop them
 * gracefully, and kill -9 of this process ends them too.
 */
export const runWorkers = async ({ count, program, publicUrl }: WorkersOptions): Promise<void> => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = () => Object.values(cluster.workers ?? {});
  const stop = () => {
    stopping.abort();
    for (const worker of running()) worker?.process.kill('SIGTERM');
  };

  const start = async (): Promise<boolean> => {
    const worker = cluster.fork();
    if (!(await serves(worker))) return false;
    worker.once('exit', (code, killedBy) => {
      if (signal.aborted) return;
      console.error(`A process of the shop ended (${killedBy || code}): another one is started.`);
      replace(firstRestartMs).catch(() => undefined);
    });
    return true;
  };
  const replace = async (afterMs: number): Promise<void> => {
    await wait(afterMs, undefined, { signal });
    if (!(await start())) await replace(Math.min(maxRestartMs, afterMs * 2));
  };

  cluster.setupPrimary({ exec: program });
  serveWorkerMetrics();
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  // The others find the database migrated, and say nothing twice when it can't be reached.
  const first = await start();
  const others = first ? Array.from({ length: count - 1 }, start) : [];
  const all = [first, ...(await Promise.all(others))].every(Boolean);
  if (signal.aborted) return;
  if (all) {
    console.log(`Selvage is open at ${publicUrl}, in ${count} processes`);
  } else {
    process.exitCode = 1;
    stop();
  }
};

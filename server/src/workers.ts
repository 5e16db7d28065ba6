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
  /** The shop's URL, to be printed. */
  publicUrl: string;
}

/** Resolves with true when a new worker listens, with false when it ends before. */
const hasStarted = async (worker: Worker): Promise<boolean> => {
  const decided = new AbortController();
  const { signal } = decided;
  const listening = once(worker, 'listening', { signal }).then(() => true);
  const ended = once(worker, 'exit', { signal }).then(() => false);
  const result = await Promise.race([listening, ended]);
  decided.abort();
  return result;
};

/**
 * Runs `count` workers, which share the port and the PostgreSQL server. When one can't start, all are
 * stopped, with exit code 1; one that ends later is replaced. SIGTERM and SIGINT stop them gracefully,
 * and they end too when this process is killed.
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
    if (!(await hasStarted(worker))) return false;
    worker.once('exit', (code, killedBy) => {
      if (signal.aborted) return;
      console.error(`A process of the shop ended (${killedBy || code}): a new one is started.`);
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

  // Alone, so that it migrates the database and a failure to start is printed once.
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

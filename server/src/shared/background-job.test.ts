import { AsyncLocalStorage } from 'node:async_hooks';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { quietErrors } from '../../../tests/support/printed';
import { startBackgroundJob } from './background-job';

const everyMs = 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A job whose runs last until they are told to end. */
const startJob = () => {
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const run = vi.fn(
    (_signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => void ends.push({ resolve, reject })),
  );
  const job = startBackgroundJob({ name: 'The test job', everyMs, run });
  const endRun = async (error?: Error) => {
    const end = ends.shift();
    if (error) end?.reject(error);
    else end?.resolve();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { job, run, endRun };
};

const passMs = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('waits for its interval, and runs at each', async () => {
  const { run, endRun } = startJob();
  await passMs(everyMs - 1);
  expect(run).not.toHaveBeenCalled();
  await passMs(1);
  expect(run).toHaveBeenCalledTimes(1);
  await endRun();
  await passMs(everyMs);
  expect(run).toHaveBeenCalledTimes(2);
});

it('runs at once when woken, one run at a time, and once for all calls meanwhile', async () => {
  const { job, run, endRun } = startJob();
  job.wake();
  await passMs(0);
  expect(run).toHaveBeenCalledTimes(1);

  for (let calls = 0; calls < 5; calls += 1) job.wake();
  await passMs(0);
  expect(run).toHaveBeenCalledTimes(1);
  await endRun();
  expect(run).toHaveBeenCalledTimes(2);
  await endRun();
  expect(run).toHaveBeenCalledTimes(2);
});

it('is settled after a run that began after the question', async () => {
  const { job, endRun } = startJob();
  job.wake();
  await passMs(0);
  const settled = vi.fn();
  void job.settled().then(settled);
  await endRun();
  expect(settled).not.toHaveBeenCalled();
  await endRun();
  expect(settled).toHaveBeenCalledTimes(1);
});

it('logs a failure and tries again at the next interval', async () => {
  const log = quietErrors();
  const { job, run, endRun } = startJob();
  const failure = new Error('No connection');
  job.wake();
  await passMs(0);
  await endRun(failure);
  expect(log).toHaveBeenCalledWith(
    'The test job failed and will be tried again:',
    expect.objectContaining({ type: 'Error', message: failure.message }),
  );
  await passMs(everyMs);
  expect(run).toHaveBeenCalledTimes(2);
  log.mockRestore();
});

it('finishes what is in flight on shutdown, and starts nothing more', async () => {
  const { job, run, endRun } = startJob();
  job.wake();
  await passMs(0);
  const closed = vi.fn();
  void job.close().then(closed);
  await passMs(everyMs * 3);
  job.wake();
  expect(run).toHaveBeenCalledTimes(1);
  expect(run.mock.calls[0]?.[0].aborted).toBe(true);
  expect(closed).not.toHaveBeenCalled();

  await endRun();
  expect(closed).toHaveBeenCalledTimes(1);
  await passMs(everyMs * 3);
  expect(run).toHaveBeenCalledTimes(1);
});

it('starts no run on shutdown that waits for the one in flight', async () => {
  const { job, run, endRun } = startJob();
  job.wake();
  await passMs(0);
  job.wake();
  const closed = vi.fn();
  void job.close().then(closed);
  await endRun();
  expect(closed).toHaveBeenCalledTimes(1);
  expect(run).toHaveBeenCalledTimes(1);
});

it('leaves a run behind on shutdown that takes too long', async () => {
  const { job } = startJob();
  job.wake();
  await passMs(0);
  const closed = vi.fn();
  void job.close().then(closed);
  await passMs(5000);
  expect(closed).toHaveBeenCalledTimes(1);
});

it('runs apart from whoever wakes it', async () => {
  const scope = new AsyncLocalStorage<string>();
  const seen: (string | undefined)[] = [];
  const job = startBackgroundJob({
    name: 'The test job',
    everyMs,
    run: async () => void seen.push(scope.getStore()),
  });
  await scope.run('a transaction', () => job.settled());
  expect(seen).toEqual([undefined]);
});

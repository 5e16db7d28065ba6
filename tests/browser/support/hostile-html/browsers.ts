import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { findChromium, findOtherBrowser } from '../../../../scripts/setup/find-program.mjs';
import { chromiumFlags } from '../browser';

const stopTimeoutMs = 5_000;

interface TrialBrowser {
  name: string;
  /** Null where it is not installed. */
  program: string | null;
  args: (profile: string, url: string) => string[];
}

/** One browser of each engine: they only have to open an address, so no driver is needed. */
export const trialBrowsers: TrialBrowser[] = [
  {
    name: 'Chromium',
    program: findChromium(),
    args: (profile, url) => [...chromiumFlags, `--user-data-dir=${profile}`, url],
  },
  {
    name: 'Firefox',
    program: findOtherBrowser('Firefox'),
    args: (profile, url) => ['--headless', '--no-remote', '--profile', profile, url],
  },
  {
    name: 'WebKit',
    program: findOtherBrowser('WebKit'),
    args: (_profile, url) => ['--platform=headless', url],
  },
];

/** Opens an address in a browser with a new profile, until `seen` resolves. */
export const openUntil = async <T>(
  { name, program, args }: TrialBrowser,
  url: string,
  seen: Promise<T>,
): Promise<T> => {
  if (program === null) throw new Error(`${name} is not installed`);
  const profile = mkdtempSync(path.join(os.tmpdir(), 'selvage-browser-'));
  const child = spawn(program, args(profile, url), {
    // In a process group, since a browser has several processes.
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, HOME: profile, XDG_RUNTIME_DIR: profile },
  });
  const ended = once(child, 'exit');
  const gone = ended.then(() => Promise.reject(new Error(`${name} ended before it had reported`)));
  try {
    return await Promise.race([seen, gone]);
  } finally {
    gone.catch(() => undefined);
    const group = child.pid;
    if (group !== undefined && child.exitCode === null) process.kill(-group, 'SIGTERM');
    await Promise.race([ended, sleep(stopTimeoutMs, undefined, { ref: false })]);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
};

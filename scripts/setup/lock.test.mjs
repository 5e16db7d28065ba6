import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, describe, expect, it } from 'vitest';

import { withSetupLock } from './lock.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'selvage-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('withSetupLock', () => {
  it('lets two starts of one folder work one after the other', async () => {
    /** @type {string[]} */
    const order = [];
    const start = (/** @type {string} */ name) =>
      withSetupLock(
        async () => {
          order.push(`${name} begins`);
          await sleep(50);
          order.push(`${name} ends`);
        },
        { folder, onWait: () => order.push(`${name} waits`) },
      );

    await Promise.all([start('first'), start('second')]);

    expect(order).toContain('second waits');
    expect(order.indexOf('first ends')).toBeLessThan(order.indexOf('second begins'));
  });

  it('is free again after work that failed', async () => {
    const failing = withSetupLock(() => Promise.reject(new Error('no')), { folder });
    await expect(failing).rejects.toThrow('no');

    await expect(withSetupLock(() => Promise.resolve('yes'), { folder })).resolves.toBe('yes');
  });
});

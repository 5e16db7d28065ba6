import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { eventually } from '../../../tests/support/eventually';
import { lockFolder } from '../db/embedded/folder-lock';
import { waitForFolder } from './wait-for-folder';

describe('a command while another process has the folder', () => {
  let folder: string;
  let other: Awaited<ReturnType<typeof lockFolder>>;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'selvage-folder-'));
    other = await lockFolder(folder);
  });

  afterEach(async () => {
    await other.release();
    await rm(folder, { recursive: true });
  });

  const open = vi.fn(async () => {
    const lock = await lockFolder(folder);
    await lock.release();
  });

  it('waits, says so once, and runs when the folder is free', async () => {
    const onWait = vi.fn();
    const done = waitForFolder(open, { onWait });
    await eventually(() => expect(open.mock.calls.length).toBeGreaterThan(2));
    await other.release();
    await done;
    expect(onWait).toHaveBeenCalledTimes(1);
  });

  it('gives up with a message that says what to do', async () => {
    await expect(waitForFolder(open, { onWait: () => undefined, maxMs: 0 })).rejects.toThrow(
      /^Nothing was changed: the shop on DATA_DIR is starting .* Try again later\.$/,
    );
  });

  it('fails at once for any other reason', async () => {
    const fail = vi.fn(async () => {
      throw new Error('The disk is full');
    });
    await expect(waitForFolder(fail, { onWait: () => undefined })).rejects.toThrow('disk is full');
    expect(fail).toHaveBeenCalledTimes(1);
  });
});

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CommandError } from './command';
import { withOutput } from './output';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'selvage-output-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('--out', () => {
  it('writes everything to the file, or leaves it as it was', async () => {
    const file = join(folder, 'orders.csv');
    await withOutput(file, async (print) => {
      await print('first');
    });
    await expect(
      withOutput(file, async (print) => {
        await print('second');
        throw new Error('refused');
      }),
    ).rejects.toThrow('refused');
    expect(await readFile(file, 'utf8')).toBe('first');
    expect(await readdir(folder)).toEqual(['orders.csv']);
  });

  it('says where it can’t write, before anything is done', async () => {
    let done = false;
    const work = async () => {
      done = true;
    };
    const file = join(folder, 'missing/orders.csv');
    await expect(withOutput(file, work)).rejects.toEqual(
      new CommandError(`${file} can't be written: there is no such folder.`),
    );
    expect(done).toBe(false);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { findOnPath } from './find-program.mjs';
import { commitOf } from './measured-with.mjs';
import { run } from './progress.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'selvage-commit-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the commit that figures are measured at', () => {
  it.skipIf(findOnPath(['git']) === null)('is the one that is checked out', async () => {
    expect(await commitOf(folder)).toBeNull();

    const git = (/** @type {string[]} */ ...args) =>
      run('git', ['-C', folder, '-c', 'user.name=Amal', '-c', 'user.email=amal@test', ...args]);
    const file = path.join(folder, 'shop.txt');
    await git('init', '--quiet');
    expect(await commitOf(folder)).toBeNull();
    writeFileSync(file, 'one');
    await git('add', '.');
    await git('commit', '--quiet', '--no-gpg-sign', '--message', 'One');
    await git('tag', 'v1');
    const { output } = await git('rev-parse', '--short', 'HEAD');
    expect(await commitOf(folder)).toBe(output.trim());
    writeFileSync(file, 'two');
    expect(await commitOf(folder)).toBe(`${output.trim()}-dirty`);
  });
});

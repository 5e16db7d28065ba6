import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { findOnPath } from './find-program.mjs';
import { run } from './progress.mjs';
import { commitOf, trustPage } from './trust-document.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'selvage-commit-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the commit that a page is measured at', () => {
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

  it('is named by the page, where there is one', () => {
    const measured = { date: '2026-11-26', versions: ['Node 20.20.2'], machine: '2 cores' };
    expect(trustPage([], { ...measured, commit: 'f6ee32ef' })).toContain(
      'Measured on 2026-11-26, at commit `f6ee32ef`, by `npm run test:soak',
    );
    expect(trustPage([], { ...measured, commit: null })).toContain(
      'Measured on 2026-11-26 by `npm run test:soak',
    );
  });
});

import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { listSources, recordSources, sameSources } from './build.mjs';

describe('the record of a build', () => {
  let root = '';
  const record = (known = {}) =>
    recordSources(root, listSources(root, ['src', 'index.html', 'absent']), known);

  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'selvage-build-'));
    mkdirSync(path.join(root, 'src', 'app'), { recursive: true });
    writeFileSync(path.join(root, 'index.html'), '<html>');
    writeFileSync(path.join(root, 'src', 'app', 'main.ts'), 'start();');
    writeFileSync(path.join(root, 'src', 'app', 'main.test.ts'), 'test();');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('lists sources without tests', () => {
    expect(listSources(root, ['src', 'index.html', 'absent'])).toEqual([
      'index.html',
      path.join('src', 'app', 'main.ts'),
    ]);
  });

  it('stays the same for a file that was only touched', () => {
    const before = record();
    utimesSync(path.join(root, 'index.html'), new Date(), new Date(Date.now() + 60_000));

    expect(sameSources(record(before), before)).toBe(true);
  });

  it('changes with a content of the same size', () => {
    const before = record();
    writeFileSync(path.join(root, 'index.html'), '<HTML>');
    utimesSync(path.join(root, 'index.html'), new Date(), new Date(Date.now() + 60_000));

    expect(sameSources(record(before), before)).toBe(false);
  });

  it('changes with a file that comes or goes', () => {
    const before = record();
    writeFileSync(path.join(root, 'src', 'new.ts'), '');

    expect(sameSources(record(before), before)).toBe(false);
    expect(sameSources(before, record(before))).toBe(false);
  });
});

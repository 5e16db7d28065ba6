import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { inProject } from '../../scripts/setup/paths.mjs';
import { recordFigure } from '../support/figures';
import type { ShopProcess } from '../support/shop-process';
import { startShop } from '../support/shop-process';

/** The time in which line 9 of docs/trust.md wants the second process to end. */
const endMs = 2_000;

/** Every file below a folder with its contents. */
const contentsOf = async (folder: string): Promise<Map<string, string>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const contents = new Map<string, string>();
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name);
    contents.set(
      path,
      createHash('sha256')
        .update(await readFile(path))
        .digest('hex'),
    );
  }
  return contents;
};

describe('a second process on the embedded database’s folder', () => {
  let shop: ShopProcess;

  beforeAll(async () => {
    shop = await startShop();
  });

  afterAll(() => shop.stop());

  it('exits at once with a message that says what to do, and changes nothing', async () => {
    const database = join(shop.dataDir, 'embedded');
    const before = await contentsOf(database);
    const began = performance.now();
    const second = spawn(process.execPath, [inProject('dist', 'server', 'main.js')], {
      cwd: inProject(),
      env: { ...process.env, DATA_DIR: shop.dataDir, PORT: '0' },
    });
    let said = '';
    second.stderr.on('data', (text: Buffer) => (said += text.toString()));
    const [code] = await once(second, 'close');
    const took = performance.now() - began;

    expect(code).toBe(1);
    expect(said).toContain('is in use by another process');
    expect(said).toContain('DATABASE_URL');
    expect(said.trim().split('\n')).toHaveLength(1);
    expect(await contentsOf(database)).toEqual(before);
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
    recordFigure(
      9,
      'embedded',
      `ended after ${Math.round(took)} ms with one line; ${before.size} files unchanged`,
      took <= endMs,
    );
  });
});

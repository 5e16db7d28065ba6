import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { inProject } from '../../scripts/setup/paths.mjs';
import { eventually } from '../support/eventually';
import { isSoak } from '../support/figures';
import { startPostgres } from '../support/postgres-server';
import { startShop } from '../support/shop-process';
import type { ShopProcess } from '../support/shop-process';

const postgres = isSoak ? await startPostgres() : null;

const textOf = async (url: string) => (await fetch(url)).text();

describe.skipIf(postgres === null)('an import beside two processes on one server', () => {
  const shops: ShopProcess[] = [];
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'selvage-two-'));
    const env = { DATABASE_URL: postgres?.url, DATA_DIR: join(folder, 'data'), DEMO: '1' };
    shops.push(await startShop(env), await startShop(env));
  });

  afterAll(async () => {
    for (const shop of shops) await shop.stop();
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('is followed by the rendered pages of both', async () => {
    const pagesOf = (path: string) => Promise.all(shops.map(({ url }) => textOf(`${url}${path}`)));
    const before = [await pagesOf('/product/1'), await pagesOf('/privacy'), await pagesOf('/')];
    expect(before.flat().every((html) => html.includes('Selvage'))).toBe(true);

    await writeFile(join(folder, 'products.csv'), 'sku,name\nSLV-AB-0101,Noor of Dubai\n');
    await writeFile(join(folder, 'settings.csv'), 'site_name\nMaison Amal\n');
    await writeFile(
      join(folder, 'policies.csv'),
      'policy,heading,text\nprivacy,,What {site} keeps\nprivacy,Nothing,<p>It keeps nothing.</p>\n',
    );
    const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: join(folder, 'data') };
    await promisify(execFile)(
      process.execPath,
      [inProject('dist', 'server', 'cli.js'), 'import', folder],
      { env: { ...env, DATABASE_URL: postgres?.url }, cwd: inProject() },
    );

    const follow = async (path: string, text: string) =>
      eventually(async () => {
        for (const html of await pagesOf(path)) expect(html).toContain(text);
      });
    await follow('/product/1', 'Noor of Dubai');
    await follow('/privacy', 'What Maison Amal keeps');
    await follow('/', '<title>Home | Maison Amal</title>');
    await follow('/profile', '<title>Maison Amal</title>');
  });
});

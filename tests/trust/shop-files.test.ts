import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { isSoak, recordFigure } from '../support/figures';
import { startPostgres } from '../support/postgres-server';
import { runCli } from '../support/run-cli';
import { startShop } from '../support/shop-process';
import type { ShopProcess } from '../support/shop-process';
import { seenAfter, seenWithinMs } from './seen-after';

const postgres = isSoak ? await startPostgres() : null;

const rounds = 10;

const textOf = async (url: string) => (await fetch(url)).text();

const kinds = [
  { part: 'embedded', processes: 1, databaseUrl: '' },
  ...(postgres ? [{ part: 'two processes', processes: 2, databaseUrl: postgres.url }] : []),
];

afterAll(() => postgres?.stop());

describe.runIf(isSoak).each(kinds)('an import, $part', ({ part, processes, databaseUrl }) => {
  const shops: ShopProcess[] = [];
  let folder: string;
  let env: NodeJS.ProcessEnv;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'selvage-import-'));
    env = { DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'data') };
    for (let at = 0; at < processes; at += 1) shops.push(await startShop({ ...env, DEMO: '1' }));
  });

  afterAll(async () => {
    for (const shop of shops) await shop.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('is followed by the rendered pages of each process', async () => {
    const pagesOf = (path: string) => Promise.all(shops.map(({ url }) => textOf(`${url}${path}`)));
    const before = [await pagesOf('/product/1'), await pagesOf('/privacy'), await pagesOf('/')];
    expect(before.flat().every((html) => html.includes('Selvage'))).toBe(true);

    const change = async (round: number) => {
      const [dress, house] = [`Noor of Dubai ${round}`, `Maison Amal ${round}`];
      await writeFile(join(folder, 'products.csv'), `sku,name\nSLV-AB-0101,${dress}\n`);
      await writeFile(join(folder, 'settings.csv'), `site_name\n${house}\n`);
      await writeFile(
        join(folder, 'policies.csv'),
        'policy,heading,text\nprivacy,,What {site} keeps\nprivacy,Nothing,<p>It keeps nothing.</p>\n',
      );
      expect(await runCli(['import', folder], env)).toMatchObject({ code: 0 });
      return {
        '/product/1': dress,
        '/privacy': `What ${house} keeps`,
        '/': `<title>Home | ${house}</title>`,
        '/profile': `<title>${house}</title>`,
      };
    };
    const times: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const wanted = await change(round);
      const time = await seenAfter(async () => {
        for (const [path, text] of Object.entries(wanted)) {
          for (const html of await pagesOf(path)) expect(html).toContain(text);
        }
      });
      times.push(time);
    }
    const longest = Math.max(...times);
    recordFigure(
      25,
      part,
      `${rounds} imports of a name, the shop's name and a policy: on 4 pages of each process after ${longest} ms at most`,
      longest <= seenWithinMs,
    );
  });
});

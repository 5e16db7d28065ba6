import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { eventually } from '../../../tests/support/eventually';
import { shopkeeper } from '../../../tests/support/shopkeeper';
import { createTestApp, type TestApp } from '../../../tests/support/test-app';

let shop: TestApp;
let run: ReturnType<typeof shopkeeper>;
let folder: string;

beforeAll(async () => {
  shop = await createTestApp();
  run = shopkeeper(shop.app.shop);
  folder = await mkdtemp(join(tmpdir(), 'selvage-import-'));
});

afterAll(async () => {
  await shop?.close();
  await rm(folder, { recursive: true, force: true });
});

const nameOfFirst = async () =>
  (await shop.app.inject('/api/products/1')).json<{ data: { name: string } }>().data.name;

describe('the commands for a shop’s data', () => {
  it('import into a running shop, which then shows the change', async () => {
    const file = join(folder, 'products.csv');
    const before = await nameOfFirst();
    await writeFile(file, 'sku,name\nSLV-AB-0101,Noor of Dubai\n');
    const tried = await run('import', file, '--dry-run');
    expect(tried.printed).toMatch(/products +1 +0\n\nNo problem was found; nothing was written\./);
    expect(await nameOfFirst()).toBe(before);

    expect((await run('import', file)).printed).toMatch(/Imported, with 0 pictures\./);
    await eventually(async () => expect(await nameOfFirst()).toBe('Noor of Dubai'));
    const { printed } = await run('audit', 'list', '--subject', 'shop');
    expect(printed).toMatch(/Amal +import +shop +products: 1\n/);
  });

  it('refuse a file with problems, each with its line', async () => {
    const file = join(folder, 'sizes.csv');
    await writeFile(file, 'sku,size,stock\nSLV-AB-0101,M,many\nNOBODY,M,1\n');
    expect(await run('import', file)).toEqual({
      printed: '',
      refused: [
        'sizes.csv:2: stock "many" must be a whole number from 0 on.',
        'sizes.csv:3: There is no product NOBODY.',
        '',
        'Nothing was imported: 2 problems.',
      ].join('\n'),
    });
  });

  it('change what the settings say of the house', async () => {
    const file = join(folder, 'settings.csv');
    await writeFile(
      file,
      'contact_phone,contact_email,seller_address,seller_tax_number,seller_country\n' +
        '+44 20 7946 0142,,Loom House|12 Warp Lane,GB 123,GB\n',
    );
    await run('import', file);
    const read = async () => (await shop.app.inject('/api/settings')).json<{ data: object[] }>();
    await eventually(async () => {
      const { data } = await read();
      expect(data[0]).toMatchObject({
        about_us_signature: 'Selvage: from the edge inwards',
        contact: {
          phone: '+44 20 7946 0142',
          location: 'Atelier 12, Al Quoz 1, Dubai, United Arab Emirates',
        },
        seller: { address: ['Loom House', '12 Warp Lane'], tax_number: 'GB 123', country: 'GB' },
      });
      expect(data[0]).not.toHaveProperty('contact.email');
    });
  });

  it('export into a new folder', async () => {
    const target = join(folder, 'shop');
    const { printed } = await run('export', target, '--no-pictures', '--format', 'json', '--json');
    expect(JSON.parse(printed)).toMatchObject({ folder: target, pictures: 0 });
    const rows = JSON.parse(await readFile(join(target, 'categories.json'), 'utf8')) as unknown[];
    expect(rows[0]).toEqual({ slug: 'dresses', id: 1, name: 'Dresses', featured: [] });
    expect((await run('export', target)).refused).toMatch(/shop is not empty: name a new folder\./);
  });
});

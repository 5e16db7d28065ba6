import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { gt, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { isSoak, recordFigure } from '../../../../tests/support/figures';
import { demoMediaRoot, openTestDatabase } from '../../../../tests/support/test-database';
import type { Database } from '../../db/client';
import { products } from '../../db/schema';
import { readPolicy } from '../content/policies';
import { readTranslations } from '../translations/read-translations';
import { exportShop } from './export-shop';
import { type ImportOptions, importShop } from './import-shop';

const tables = [
  ...['categories', 'color_families', 'products', 'product_categories', 'product_sizes'],
  ...['product_images', 'product_attribute_options', 'product_looks', 'banners', 'about_us'],
  ...[
    'features',
    'stories',
    'story_products',
    'media',
    'settings',
    'policy_sections',
    'translations',
  ],
];

/** All rows of a shop's tables, without where their pictures are stored. */
const contents = async (db: Database) => {
  const found: Record<string, unknown[]> = {};
  for (const table of tables) {
    const { rows } = await db.pool.query<{ row: unknown }>(
      `select to_jsonb(t) - 'search_vector' - 'search_translated' - 'file' - 'id' as row from ${table} t
       order by (to_jsonb(t) - 'id')::text`,
    );
    found[table] = rows.map(({ row }) => row);
  }
  const { rows } = await db.pool.query(
    `select array_agg(id order by id) as ids from products
     union all select array_agg(id order by id) from categories
     union all select array_agg(id order by id) from banners`,
  );
  found['ids'] = rows;
  return found;
};

/** Numbers what is left of lists from 0 on, as an import does. */
const closeGaps = async (db: Database) => {
  const lists = [
    ['product_categories', 'category_id', 'product_id'],
    ['product_looks', 'product_id', 'with_id'],
    ['story_products', 'story_id', 'product_id'],
  ];
  for (const [table, list, item] of lists) {
    await db.pool.query(`update ${table} t set position = place - 1 from (
      select ${list}, ${item}, row_number() over (partition by ${list} order by position) as place
      from ${table} where position is not null
    ) n where (t.${list}, t.${item}) = (n.${list}, n.${item}) and t.position is not null`);
  }
};

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'selvage-shop-data-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const depsOf = (db: Database) => ({
  db,
  who: 'Amal',
  config: {
    dataDir: join(folder, 'data'),
    mediaRoots: [demoMediaRoot, join(folder, 'data/uploads')],
  },
});

describe('an exported shop', () => {
  it('is the same shop where it is imported into an empty one', async () => {
    const shop = await openTestDatabase();
    // Every picture is read again: seconds each dozen. The soak takes the whole shop.
    if (!isSoak) {
      await shop.orm.delete(products).where(gt(products.id, 4));
      await shop.pool.query('delete from product_images where position > 1');
    }
    await closeGaps(shop);
    await shop.pool.query(`update products set created_at = now() where id = 3`);
    await shop.pool.query(`update product_sizes set price_usd = 100, price_eur = 90,
      price_aed = 367 where product_id = 2 and size = 'M'`);
    await shop.pool.query(`update products set name = 'Noor, "the first"\nabaya' where id = 1`);
    const path = join(folder, 'shop');
    const options = { folder: path, format: 'csv', withPictures: true } as const;
    expect((await exportShop(depsOf(shop), options)).pictures).toBeGreaterThan(isSoak ? 200 : 5);

    const empty = await openTestDatabase({ seed: false });
    expect((await importShop(depsOf(empty), { path })).problems).toEqual([]);
    const [before, after] = [await contents(shop), await contents(empty)];
    // The pictures of the removed products stay registered.
    expect(before['media']).toEqual(expect.arrayContaining(after['media'] ?? []));
    expect({ ...after, media: [] }).toEqual({ ...before, media: [] });
    recordFigure(
      26,
      'files',
      `${after['products']?.length} products with ${after['product_images']?.length} pictures exported, and imported into an empty shop: the same rows in ${tables.length} tables`,
    );

    const [row] = (await empty.pool.query<{ file: string }>('select file from media')).rows;
    expect(await readFile(join(folder, 'data/uploads', row?.file ?? ''))).toBeInstanceOf(Buffer);
    await empty.pool.query(`insert into categories (name, slug) values ('Next', 'next')`);
    const next = await empty.pool.query(`select max(id) as id from categories`);
    expect(next.rows).toEqual([{ id: 10 }]);
    await Promise.all([shop.close(), empty.close()]);
  });

  it('brings everything back that was changed since, from JSON and without its pictures', async () => {
    const db = await openTestDatabase();
    const before = await contents(db);
    const path = join(folder, 'shop');
    await exportShop(depsOf(db), { folder: path, format: 'json', withPictures: false });
    await db.pool.query(`update products set price_usd = 1, style = null, name = 'Changed'`);
    await db.pool.query(`update product_sizes set stock = 1, position = 0`);
    await db.pool.query('delete from stories');
    await db.pool.query(`update settings set about_us_signature = 'Changed', site_name = 'Changed',
      social_links = '[]', shipping_usd = 1, shipping_eur = null, seller_address = '[]', seller_country = 'GB'`);
    await db.pool.query('delete from product_attribute_options');
    await db.pool.query(`update policy_sections set text = 'Changed' where policy = 'terms'`);
    await db.pool.query(`delete from policy_sections where policy = 'privacy'`);
    await db.pool.query(`insert into color_families (color, family) values ('Tan', 'Blue')`);
    expect((await importShop(depsOf(db), { path, deleteMissing: true })).problems).toEqual([]);
    expect(await contents(db)).toEqual(before);
    await db.close();
  });

  it('holds the policies that its pages show, also where none was imported', async () => {
    const db = await openTestDatabase({ seed: false });
    const before = await readPolicy({ db }, 'shipping');
    const path = join(folder, 'shop');
    await exportShop(depsOf(db), { folder: path, format: 'csv', withPictures: true });
    const file = join(path, 'policies.csv');
    await writeFile(file, (await readFile(file, 'utf8')).replace(before.intro, 'By courier.'));
    expect((await importShop(depsOf(db), { path: file })).problems).toEqual([]);
    expect(await readPolicy({ db }, 'shipping')).toEqual({ ...before, intro: 'By courier.' });
    await db.close();
  });

  it('is written only into a folder that holds nothing', async () => {
    const db = await openTestDatabase({ seed: false });
    await writeFile(join(folder, 'mine.txt'), 'keep');
    const options = { folder, format: 'csv', withPictures: true } as const;
    await expect(exportShop(depsOf(db), options)).rejects.toThrow(/is not empty/);
    await db.close();
  });
});

describe('an import', () => {
  let db: Database;

  beforeAll(async () => {
    db = await openTestDatabase();
  });

  afterAll(() => db.close());

  const write = (files: Record<string, string>) =>
    Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)));

  const run = (options: Partial<ImportOptions> = {}) =>
    importShop(depsOf(db), { path: folder, ...options });

  const paint = async (name: string, background = 'teal') => {
    const file = join(folder, 'pictures', name);
    await mkdir(join(file, '..'), { recursive: true });
    await sharp({ create: { width: 60, height: 80, channels: 3, background } })
      .jpeg()
      .toFile(file);
  };

  const productOf = async (sku: string) => {
    const { rows } = await db.pool.query(
      `select p.*, (select json_agg(json_build_object('size', size, 'stock', stock) order by position, s.id)
         from product_sizes s where product_id = p.id) as sizes,
        (select json_agg(json_build_object('alt', alt, 'image', image) order by position)
         from product_images where product_id = p.id) as pictures,
        (select slug from categories c where c.id = category_id) as category
       from products p where sku = $1`,
      [sku],
    );
    return rows[0];
  };

  it('adds a product from two files and a folder of pictures', async () => {
    await paint('AMAL-1/1.jpg');
    await paint('AMAL-1/2.jpg', 'plum');
    await write({
      'products.csv':
        'sku;name;category;price_usd;price_eur;price_aed;attribute.Color\n' +
        'AMAL-1;Amal Dress;evening-wear;1250;1150.5;4590.00;Petrol\n',
      'sizes.csv': 'sku,size,stock\nAMAL-1,S,3\nAMAL-1,M,0\n',
    });
    expect(await run()).toEqual({
      problems: [],
      pictures: 2,
      counts: [
        { kind: 'categories', rows: 1, added: 1 },
        { kind: 'products', rows: 1, added: 1 },
        { kind: 'sizes', rows: 2 },
        { kind: 'pictures', rows: 2 },
      ],
    });
    expect(await productOf('AMAL-1')).toMatchObject({
      price_usd: 125_000,
      price_eur: 115_050,
      price_aed: 459_000,
      category: 'evening-wear',
      search_text: 'Evening Wear Petrol Blue Green',
      sizes: [
        { size: 'S', stock: 3 },
        { size: 'M', stock: 0 },
      ],
      pictures: [{ alt: 'Amal Dress' }, { alt: 'Amal Dress' }],
    });
  });

  it('leaves what the files do not mention', async () => {
    const before = await productOf('SLV-AB-0201');
    await write({
      'products.json': JSON.stringify([{ sku: 'SLV-AB-0201', discount_percentage: 15 }]),
      'sizes.csv': 'sku,size,stock\nSLV-AB-0201,M,41\nSLV-AB-0201,XXL,2\n',
    });
    expect((await run()).problems).toEqual([]);
    const after = await productOf('SLV-AB-0201');
    expect({ ...after, search_vector: '', sizes: [] }).toEqual({
      ...before,
      search_vector: '',
      discount_percentage: 15,
      sizes: [],
    });
    const stock = Object.fromEntries(before.sizes.map((row: SizeStock) => [row.size, row.stock]));
    expect(after.sizes).toEqual([
      ...before.sizes.map(({ size }: SizeStock) => ({
        size,
        stock: size === 'M' ? 41 : stock[size],
      })),
      { size: 'XXL', stock: 2 },
    ]);
  });

  it('leaves one default size, the one that a row names last', async () => {
    const defaults = async () =>
      (
        await db.pool.query(`select size from product_sizes where is_default
          and product_id = (select id from products where sku = 'SLV-AB-0201')`)
      ).rows;
    for (const size of ['S', 'M']) {
      await write({ 'sizes.csv': `sku,size,is_default\nSLV-AB-0201,${size},true\n` });
      expect((await run()).problems).toEqual([]);
      expect(await defaults()).toEqual([{ size }]);
    }
    await write({ 'sizes.csv': 'sku,size,is_default\nSLV-AB-0201,M,\nSLV-AB-0201,L,true\n' });
    await run();
    expect(await defaults()).toEqual([{ size: 'L' }]);
    await write({ 'sizes.csv': 'sku,size,stock\nSLV-AB-0201,S,4\n' });
    await run();
    expect(await defaults()).toEqual([{ size: 'L' }]);
  });

  it('features products only in categories that list them', async () => {
    const problemsOf = async (files: Record<string, string>) => {
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder);
      await write(files);
      return (await run({ dryRun: true })).problems.map(({ at, message }) => `${at} ${message}`);
    };
    const unlisted = [
      "categories.csv:2 SLV-AB-0201 is not listed in new: it can't be featured there.",
    ];
    const featuring = (slug: string) => ({
      'categories.csv': `slug,name,featured\n${slug},A,SLV-AB-0201\n`,
    });
    const naming = (columns: string, cells: string) => ({
      'products.csv': `sku,${columns}\nSLV-AB-0201,${cells}\n`,
    });
    expect(await problemsOf(featuring('abayas'))).toEqual([]);
    expect(await problemsOf(featuring('new'))).toEqual(unlisted);
    const inNew = featuring('new');
    expect(await problemsOf({ ...inNew, ...naming('name', 'Sama') })).toEqual(unlisted);
    expect(await problemsOf({ ...inNew, ...naming('category', 'new') })).toEqual([]);
    expect(await problemsOf({ ...inNew, ...naming('listed_in', 'new|dresses') })).toEqual([]);
    expect(await problemsOf({ ...inNew, ...naming('listed_in', 'dresses') })).toEqual(unlisted);
    // Its own category lists it in any case.
    expect(await problemsOf({ ...featuring('abayas'), ...naming('listed_in', '') })).toEqual([]);
  });

  interface SizeStock {
    size: string;
    stock: number;
  }

  it('lists every problem by file and line, and changes nothing', async () => {
    await paint('broken/1.jpg');
    await writeFile(join(folder, 'pictures/broken/2.jpg'), 'not a picture');
    await write({
      'products.csv': [
        'sku,name,description,category,price_usd,price_eur,price_aed,looks_with,prize',
        'NEW-1,New,"<p>two',
        'lines</p>",dresses,12.345,10,40,SLV-AB-0101|NOBODY,',
        'SLV-AB-0101,,,,,,,,',
        'NEW-1,Again,,hats,1,1,1,,',
      ].join('\n'),
      'sizes.csv': 'sku,size,stock\nNEW-1,S,-1\nGHOST,S,1\nNEW-1,S,2\n',
      'pictures.csv':
        'sku,picture\nNEW-1,broken/1.jpg\nNEW-1,broken/2.jpg\nNEW-1,../1.jpg\nNEW-1,none.jpg\n',
      'stories.json': '[\n  { "id": 1, "image": "/media/none.jpg" },\n  {"id": 1}\n]',
      'settings.csv':
        'site_name,shipping_usd,social.Weaving,tagline\nAmal,free,http://weave.test,Cut\nSecond,1,,\n',
      'policies.csv': [
        'policy,heading,text',
        'imprint,,Who we are',
        'privacy,What we keep,<p>Nothing</p>',
        'privacy,What We Keep,<p>Nothing</p>',
        'terms,,First',
        'terms,,Second',
        'terms,Prices,',
      ].join('\n'),
      'translations.csv': [
        'language,text,translation',
        'ar,Ivory,عاجي',
        'fr,Ivory,Ivoire',
        'ar,Ivory,أبيض',
        'ar,Silk,<b>حرير</b>',
        '"ar","From {site} for {price}","من {site}"',
        'ar,broken/1.jpg,جدول',
      ].join('\n'),
      'banners.json': '[{ "url": ]',
      'product.csv': 'sku\n',
    });
    const before = await contents(db);
    const { problems } = await run({ dryRun: true });
    const lines = problems.map(({ at, message }) => `${at} ${message}`);
    expect(lines).toEqual([
      expect.stringMatching(/^banners\.json:1 Unexpected token/),
      expect.stringMatching(/^pictures\.csv:3 pictures\/broken\/2\.jpg is missing, or is no JPEG/),
      'pictures.csv:4 The picture "../1.jpg" must be in the folder pictures.',
      expect.stringMatching(/^pictures\.csv:5 pictures\/none\.jpg is missing/),
      'policies.csv:2 policy "imprint" must be one of refund-policy, shipping, privacy, terms.',
      'policies.csv:3 The policy privacy needs an introduction: a row without a heading.',
      'policies.csv:4 The heading what we keep of privacy is also at policies.csv:3.',
      'policies.csv:6 The introduction of terms is also at policies.csv:5.',
      'policies.csv:7 text is empty: it must be a text of at most 50000 characters.',
      expect.stringMatching(
        /^product\.csv This file is unknown\. There are, as \.csv or \.json: cat/,
      ),
      expect.stringMatching(/^products\.csv:1 The column "prize" is unknown\. There are: sku, id/),
      'products.csv:2 price_usd "12.345" must be an amount such as 1250.00.',
      'products.csv:2 There is no product NOBODY.',
      'products.csv:4 name must not be empty.',
      'products.csv:4 category must not be empty.',
      'products.csv:4 price_usd must not be empty.',
      'products.csv:4 price_eur must not be empty.',
      'products.csv:4 price_aed must not be empty.',
      'products.csv:5 The SKU NEW-1 is also at products.csv:2.',
      expect.stringMatching(
        /^settings\.csv:1 The column "tagline" is unknown\. There are: site_name, .*, social\.…\.$/,
      ),
      'settings.csv:2 shipping_usd "free" must be an amount such as 1250.00.',
      'settings.csv:2 social.Weaving "http://weave.test" must be an address that begins with https://.',
      'settings.csv:3 There is one row of settings.',
      expect.stringMatching(/^sizes\.csv:2 stock "-1" must be a whole number from 0/),
      'sizes.csv:3 There is no product GHOST.',
      'sizes.csv:4 The size S of NEW-1 is also at sizes.csv:2.',
      'stories.json:2 The column "description" is missing.',
      expect.stringMatching(/^stories\.json:3 The column "image" is missing/),
      expect.stringMatching(/^stories\.json:3 The column "description" is missing/),
      'translations.csv:3 language "fr" must be one of ar.',
      'translations.csv:4 “Ivory” is also at translations.csv:2.',
      'translations.csv:5 The translation has HTML, and its text has none.',
      'translations.csv:6 The translation lacks {price}.',
      'translations.csv:7 The translation of a picture must be a picture.',
    ]);
    expect((await run()).problems).toEqual(problems);
    expect(await contents(db)).toEqual(before);
  });

  it('names each cause once, not what follows from it', async () => {
    await write({
      'categories.csv': `slug,name\nnew,${'x'.repeat(201)}\n`,
      'products.csv':
        'sku,name,category,price_usd,price_eur,price_aed\nNEW-1,New,new,1.234,1,1\nNEW-2,,New!,1,1,1\n',
      'sizes.csv':
        'sku,size,stock,price_usd,price_eur,price_aed\nNEW-1,,1,,,\nNEW-2,S,1,1.234,1,1\n',
      'pictures.csv': 'sku,picture\nNEW-1,\nNEW-2,\n',
      'stories.csv': 'id,image,description\n7,,Told\n',
      'story_pictures.csv': 'story,picture\n7,/media/none.jpg\n',
      'policies.csv': 'policy,heading,text\nterms,,\nterms,Prices,Fair\n',
    });
    const { problems } = await run({ dryRun: true });
    expect(problems.map(({ at, message }) => `${at} ${message.slice(0, 35)}`)).toEqual([
      'categories.csv:2 name "xxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
      'pictures.csv:2 picture is empty: it must be the pa',
      'pictures.csv:3 picture is empty: it must be the pa',
      'policies.csv:2 text is empty: it must be a text of',
      'products.csv:2 price_usd "1.234" must be an amount',
      'products.csv:3 category "New!" must be lower-case ',
      'products.csv:3 NEW-2 is new and needs a name.',
      'sizes.csv:2 size is empty: it must be a text of',
      'sizes.csv:3 price_usd "1.234" must be an amount',
      'stories.csv:2 image is empty: it must be the path',
      'story_pictures.csv:2 The shop has no picture /media/none',
    ]);
  });

  it('puts a policy in place of the same one, sanitized like a description; the others stay', async () => {
    await write({
      'policies.csv':
        'policy,heading,text\nprivacy,,What {site} keeps & why\n' +
        'privacy,What we keep,"<p onclick=""x()"">Nothing<script>x()</script><img src=x></p>"\n',
    });
    const others = () =>
      db.pool.query(`select * from policy_sections where policy <> 'privacy' order by id`);
    const before = await others();
    expect((await run()).problems).toEqual([]);
    expect(await readPolicy({ db }, 'privacy')).toEqual({
      intro: 'What {site} keeps & why',
      sections: [{ heading: 'What we keep', text: '<p>Nothing</p>' }],
    });
    expect((await others()).rows).toEqual(before.rows);
  });

  it('adds, changes and removes translations, sanitized like their texts', async () => {
    const arabicOf = async (...texts: string[]) => {
      const found = await readTranslations(db.orm, 'ar', texts);
      return texts.map((text) => found.get(text));
    };
    await write({
      'translations.csv': [
        'language,text,translation',
        'ar,Ivory,عاج',
        'ar,Black,',
        'ar,<p>Sewn by hand</p>,<p onclick="x">مخيط باليد</p>',
      ].join('\n'),
    });
    expect((await run()).problems).toEqual([]);
    expect(await arabicOf('Ivory', 'Black', '<p>Sewn by hand</p>', 'Ink')).toEqual([
      'عاج',
      undefined,
      '<p>مخيط باليد</p>',
      'حبري',
    ]);
    expect((await run({ deleteMissing: true })).problems).toEqual([]);
    expect(await arabicOf('Ivory', 'Ink')).toEqual(['عاج', undefined]);
  });

  it('is written as a whole or not at all', async () => {
    await paint('1.jpg');
    await write({
      'products.csv': 'sku,name\nSLV-AB-0101,Changed\n',
      'stories.csv': 'id,image,description\n1,1.jpg,Never\n',
    });
    await db.pool.query(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'the disk is full'; end $$`);
    await db.pool.query(
      'create trigger refuse before insert on stories for each row execute function refuse()',
    );
    const before = await contents(db);
    await expect(run()).rejects.toThrow();
    await db.pool.query('drop trigger refuse on stories');
    expect(await contents(db)).toEqual(before);
  });

  it('checks without writing in a dry run', async () => {
    await write({ 'products.csv': 'sku,name\nSLV-AB-0101,Changed\n' });
    const before = await contents(db);
    expect(await run({ dryRun: true })).toMatchObject({ problems: [] });
    expect(await contents(db)).toEqual(before);
  });

  it('removes what is missing only when asked to', async () => {
    await write({
      'products.csv': 'sku\nSLV-AB-0101\nSLV-AB-0201\n',
      'sizes.csv': 'sku,size\nSLV-AB-0101,S\nSLV-AB-0201,M\n',
      'categories.csv': 'slug\nabayas\nready-to-wear\n',
    });
    await run();
    expect(await db.orm.$count(products)).toBeGreaterThan(60);
    expect((await run({ deleteMissing: true })).problems).toEqual([]);
    const { rows } = await db.pool
      .query(`select sku, (select string_agg(size, ' ') from product_sizes
      where product_id = products.id) as sizes from products order by sku`);
    expect(rows).toEqual([
      { sku: 'SLV-AB-0101', sizes: 'S' },
      { sku: 'SLV-AB-0201', sizes: 'M' },
    ]);
    const slugs = await db.orm.execute(sql`select slug from categories order by position`);
    expect(slugs.rows).toEqual([{ slug: 'abayas' }, { slug: 'ready-to-wear' }]);
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { shopkeeper } from '../../../tests/support/shopkeeper';
import { createTestApp, type TestApp } from '../../../tests/support/test-app';
import { addProduct, stockOf } from '../../../tests/trust/small-shop';
import { products } from '../db/schema';
import { CommandError } from './command';
import { parseCommand } from './program';

let shop: TestApp;
let run: ReturnType<typeof shopkeeper>;

beforeAll(async () => {
  shop = await createTestApp({ seed: false });
  run = shopkeeper(shop.app.shop);
});
afterAll(() => shop?.close());

const help = (...args: string[]) => {
  const parsed = parseCommand(args);
  if (!('help' in parsed)) throw new Error('No help');
  return parsed.help;
};

describe('the shopkeeper’s commands', () => {
  it('say what there is, and what each takes', () => {
    expect(help()).toMatch(/Commands for the shopkeeper\.[\s\S]* orders .*\n[\s\S]*Exit codes: 0/);
    expect(help('--help')).toBe(help());
    expect(help('orders')).toMatch(/ship \[options\] <ORDER_ID> +marks an order as shipped/);
    expect(help('orders', 'ship', '--help')).toMatch(/--tracking <number> +the tracking number/);
    expect(help('orders', 'ship', '--help')).toMatch(/--json +print JSON, for programs/);
  });

  it.each([
    [['stocks', 'set'], /^Unknown command 'stocks'\n\(Did you mean stock\?\)/],
    [['stock', 'set', '1'], /^Missing required argument 'SIZE'/],
    [['stock', 'set', 'A', 'S', '2', '3'], /^Too many arguments/],
    [['stock', 'set', 'A', '2'], /'A' is invalid for argument 'SIZE_ID'\. It must be a whole/],
    [['stock', 'set', 'A', 'S', 'x'], /argument 'QUANTITY'\. It must be a whole number from 0/],
    [['orders', 'ship', '1', '--carier', 'x'], /^Unknown option '--carier'\n\(Did you mean --carr/],
    [['audit', 'list', '--per-page', '1001'], /It must be a whole number from 1 to 1000\./],
    [['audit', 'list', '--page', '1e0'], /It must be a whole number from 1 to/],
  ])('refuse %j before anything is opened, with a way out', (args, message) => {
    expect(() => parseCommand(args)).toThrow(CommandError);
    expect(() => parseCommand(args)).toThrow(message);
    expect(() => parseCommand(args)).toThrow('Add --help to see how to use this command.');
  });

  it('print text for a person and, with --json in any place, JSON for a program', async () => {
    const product = await addProduct(shop.db, { name: 'Coat\u001b[31m', stock: { M: 1 } });
    const id = product.sizeId('M');
    expect(await run('stock', 'set', String(id), '7')).toEqual({
      printed: 'Coat[31m, size M: 7 in stock.\n',
    });
    const { printed } = await run('stock', '--json', 'set', String(id), '8');
    expect(JSON.parse(printed)).toMatchObject({ size_id: id, size: 'M', stock: 8 });
    expect(await stockOf(shop.db, id)).toBe(8);
    expect(await run('stock', 'set', '999999', '1')).toEqual({
      printed: '',
      refused: 'There is no size with the id 999999.',
    });
  });

  it('take a size by its SKU and name', async () => {
    const product = await addProduct(shop.db, { stock: { M: 1, 'L / XL': 1 } });
    const [row] = await shop.db.orm.select().from(products).where(eq(products.id, product.id));
    const sku = row?.sku ?? '';
    const set = (...words: string[]) => run('stock', 'set', ...words);
    expect((await set(sku, 'L / XL', '4')).printed).toMatch(/, size L \/ XL: 4 in stock\.\n$/);
    expect(await stockOf(shop.db, product.sizeId('L / XL'))).toBe(4);
    expect(await stockOf(shop.db, product.sizeId('M'))).toBe(1);
    expect((await set(sku, 'S', '4')).refused).toBe(`${sku} has no size S. It has: M, L / XL.`);
    expect((await set('NONE-1', 'S', '4')).refused).toBe(
      'There is no product with the SKU NONE-1.',
    );
    expect(help('stock', 'set', '--help')).toMatch(
      /^Usage: npm run shop -- stock set \[options\] <SKU> <SIZE> <QUANTITY>\n +or: .* <SIZE_ID> <QUANTITY>\n/,
    );
  });

  const password = 'linen at the harbour';
  const amal = ['customers', 'create', '--name', 'A', '--password', password];

  it.each([
    ['an unknown size', ['stock', 'set', '999999', '1'], /There is no size with the id 999999/],
    [
      'half a piece',
      ['stock', 'set', '1', '1.5'],
      /argument 'QUANTITY'\. It must be a whole number from 0/,
    ],
    [
      'half a tracking',
      ['orders', 'ship', '1', '--carrier', 'Aramex'],
      /--carrier, --tracking and --url go together/,
    ],
    [
      'a tracking link that is none',
      ['orders', 'ship', '1', '--carrier', 'A', '--tracking', '1', '--url', 'javascript:alert(1)'],
      /'--url <address>' argument .* is invalid\. It must be an address/,
    ],
    ['an unknown order', ['orders', 'ship', '999999'], /Order not found/],
    [
      'an id beyond all rows',
      ['orders', 'ship', '99999999999'],
      /argument 'ORDER_ID'\. It must be a whole number from 1/,
    ],
    [
      'a size beyond all rows',
      ['stock', 'set', '99999999999', '1'],
      /argument 'SIZE_ID'\. It must be a whole number from 1/,
    ],
    [
      'pieces beyond counting',
      ['stock', 'set', '1', '99999999999'],
      /argument 'QUANTITY'\. It must be/,
    ],
    ['an address that is none', [...amal, '--email', 'amal'], /It must be an email address/],
    ['a short password', [...amal, '--password', 'x'], /It must have 8 characters or more/],
    [
      'an unknown option',
      [...amal, '--email', 'a@selvage.test', '--mail', 'x'],
      /Unknown option '--mail'/,
    ],
    [
      'an address that is taken',
      [...amal, '--email', 'layla@selvage.test'],
      /There is already a customer with this email address/,
    ],
  ])('refuse %s with a message, without internal details', async (_name, words, message) => {
    if (words.includes('layla@selvage.test')) await run(...words);
    const { printed, refused } = await run(...words);
    expect(printed).toBe('');
    expect(refused).toMatch(message);
    expect(refused).not.toMatch(/\n\s+at |Error:|postgres:|select /);
  });

  it('are listed with who changed what and when, page by page', async () => {
    const product = await addProduct(shop.db);
    const subject = `size ${product.sizeId('M')}`;
    for (const stock of ['3', '4', '5']) await run('stock', 'set', subject.slice(5), stock);
    const list = ['audit', 'list', '--subject', subject, '--per-page', '2'];
    const { printed } = await run(...list);
    expect(printed.split('\n')).toEqual([
      expect.stringMatching(/^TIME +WHO +WHAT +SUBJECT +DETAILS$/),
      expect.stringMatching(
        /^\d{4}-\d\d-\d\d \d\d:\d\d +Amal +stock set +size \d+ +sku: \S+, size: M, stock: 5$/,
      ),
      expect.stringMatching(/stock: 4$/),
      '',
      'Page 1 of 2, 3 changes',
      '',
    ]);
    const second = JSON.parse((await run(...list, '--page', '2', '--json')).printed);
    expect(second).toMatchObject({
      data: [{ who: 'Amal', what: 'stock set', subject, details: { stock: 3 } }],
      page: 2,
      per_page: 2,
      total: 3,
    });
    expect((await run(...list, '--who', 'nobody')).printed).toBe('0 changes\n');
  });
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { mailEvents } from '../../../server/src/db/schema';
import { addShoppers, fillBags } from '../../trust/shoppers';
import type { Shopper } from '../../trust/shoppers';
import { addProduct, checkoutForm } from '../../trust/small-shop';
import { makeClientBuild } from '../../support/client-build';
import { eventually } from '../../support/eventually';
import { outboxMails } from '../../support/outbox';
import { shopkeeper } from '../../support/shopkeeper';
import { createTestApp } from '../../support/test-app';
import type { TestApp } from '../../support/test-app';

let shop: TestApp;
let client: Awaited<ReturnType<typeof makeClientBuild>>;
let folder: string;
let shopper: Shopper;

beforeAll(async () => {
  client = await makeClientBuild();
  shop = await createTestApp({ config: { clientDir: client.dir } });
  folder = await mkdtemp(join(tmpdir(), 'selvage-files-'));
  const [added] = await addShoppers(shop.db, 1);
  if (!added) throw new Error('No shopper');
  shopper = added;
});

afterAll(async () => {
  await shop.close();
  await client.remove();
  await rm(folder, { recursive: true, force: true });
});

const page = async (url: string) => (await shop.app.inject(url)).body;

const importFile = async (name: string, text: string) => {
  const file = join(folder, name);
  await writeFile(file, text);
  const { refused } = await shopkeeper(shop.app.shop)('import', file);
  expect(refused).toBeUndefined();
};

const call = async <Data>(method: 'GET' | 'POST', path: string, payload?: object) => {
  const headers = { authorization: `Bearer ${shopper.token}` };
  const response = await shop.app.inject({
    ...{ method, url: `/api${path}`, headers },
    ...(payload ? { payload } : {}),
  });
  return response.json<{ data: Data }>().data;
};

const placeOrder = async (method: 'cash_on_delivery' | 'credit_card' = 'cash_on_delivery') => {
  const product = await addProduct(shop.db, { price: 100_00, stock: { M: 5 } });
  await fillBags(shop.db, [
    { shopper, productId: product.id, sizeId: product.sizeId('M'), quantity: 1 },
  ]);
  return call<{ id: number; payment_url?: string }>('POST', '/orders', checkoutForm(method));
};

const shippingOf = async (id: number) =>
  (await call<{ charge_price: string }>('GET', `/orders/${id}`)).charge_price;

describe('what is imported into a running shop', () => {
  it('is on the rendered page of a product', async () => {
    expect(await page('/product/1')).not.toContain('Noor of Dubai');
    await importFile('products.csv', 'sku,name\nSLV-AB-0101,Noor of Dubai\n');
    await eventually(async () => expect(await page('/product/1')).toContain('Noor of Dubai'));
  });

  it('names the shop and its links on every page, the shell of guarded ones included', async () => {
    expect(await page('/')).toContain('<title>Home | Selvage</title>');
    expect(await page('/profile')).toContain('<title>Selvage</title>');
    expect(await page('/')).toContain('https://www.pinterest.com/');
    await importFile(
      'settings.csv',
      'site_name,social.Instagram,social.Weaving\n' +
        '"Maison ""Amal"" & <Co>",https://social.test/amal,https://weave.test/\n',
    );
    const name = 'Maison &quot;Amal&quot; &amp; &lt;Co&gt;';
    await eventually(async () =>
      expect(await page('/')).toContain(
        '<title>Home | Maison &quot;Amal&quot; &amp; &lt;Co&gt;</title>',
      ),
    );
    const home = await page('/');
    expect(home).toContain(`property="og:site_name" content="${name}"`);
    expect(home).toMatch(/<header.*aria-label="Maison &quot;Amal&quot; &amp; &lt;Co&gt;, home"/s);
    expect(home).toContain('"name":"Maison \\"Amal\\" \\u0026 \\u003cCo\\u003e"');
    expect(home).toMatch(/<footer.*href="https:\/\/weave\.test\/"[^>]*>Weaving/s);
    expect(home).not.toContain('pinterest');
    expect(home).not.toContain('Selvage</');

    await eventually(async () =>
      expect(await page('/profile')).toContain(`<title>${name}</title>`),
    );
    const state = /<script id="server-state"[^>]*>([^<]*)</.exec(await page('/profile'))?.[1];
    expect(JSON.parse(state ?? '')).not.toHaveProperty('loaderData');
    expect(state).toContain('https://weave.test/');
    const manifest = (await shop.app.inject('/manifest.webmanifest')).json<object>();
    expect(manifest).toMatchObject({
      name: 'Maison "Amal" & <Co>',
      short_name: 'Maison "Amal" & <Co>',
      start_url: '/',
    });
  });

  it('names it in mails and on the test page of cards', async () => {
    await importFile('settings.csv', 'site_name\nMaison <Amal>\n');
    const { payment_url: url = '' } = await placeOrder('credit_card');
    const payment = await page(url.replace('http://shop.test', ''));
    expect(payment).toContain('| Maison &lt;Amal&gt;</title>');
    expect(payment).not.toContain('Selvage');

    const [event] = await shop.db.orm.select().from(mailEvents);
    const [mail] = await outboxMails(shop.config.dataDir, event?.recipient ?? '', 1);
    expect(mail?.subject).toMatch(/^Your Maison <Amal> order #\d+$/);
    expect(mail?.text).toMatch(/Maison <Amal>\nhttp:\/\/shop\.test\n*$/);
    expect(mail?.html).toContain('Maison &lt;Amal&gt;');
    expect(mail?.html).not.toContain('Selvage');
  });

  it('is what an order pays for shipping from then on; earlier orders keep theirs', async () => {
    const before = await placeOrder();
    expect(await shippingOf(before.id)).toBe('19.07');
    await importFile('settings.csv', 'shipping_usd,shipping_aed\n12.5,0\n');
    const after = await placeOrder();
    expect(await shippingOf(after.id)).toBe('12.50');
    expect(await shippingOf(before.id)).toBe('19.07');
    await eventually(async () =>
      expect(await call<object[]>('GET', '/settings')).toMatchObject([
        { shipping: { USD: '12.50', EUR: '17.50', AED: '0.00' } },
      ]),
    );
    await eventually(async () =>
      expect(await page('/shipping')).toContain('$12.50, €17.50 or AED&nbsp;0.00'),
    );
    await importFile('settings.csv', 'shipping_usd,shipping_aed\n,\n');
    expect(await shippingOf((await placeOrder()).id)).toBe('19.07');
  });

  it('is the text of a policy page, sanitized, with the shop’s name and prices', async () => {
    await importFile('settings.csv', 'site_name,shipping_usd\nWarp & Weft,8\n');
    await importFile(
      'policies.csv',
      'policy,heading,text\nshipping,,How {site} ships\n' +
        'shipping,What it costs,"<p onmouseover=""x()"">{site} ships for {shipping}.</p><script>x()</script>"\n',
    );
    await eventually(async () =>
      expect(await page('/shipping')).toContain(
        '<p>Warp &amp; Weft ships for $8.00, €17.50 or AED&nbsp;70.00.</p>',
      ),
    );
    const shipping = await page('/shipping');
    expect(shipping).toContain('<meta name="description" content="How Warp &amp; Weft ships"/>');
    expect(shipping).toContain('id="what-it-costs"');
    expect(shipping).toContain('aria-label="Policies"');
    expect(shipping).not.toMatch(/onmouseover|<script>x|How long it takes/);
    expect(await page('/refund-policy')).toContain('within 14 days of delivery');

    await shop.db.pool.query('delete from policy_sections');
    await eventually(async () => expect(await page('/shipping')).toContain('How long it takes'));
    expect((await shop.app.inject('/api/policies/imprint')).statusCode).toBe(404);
  });
});

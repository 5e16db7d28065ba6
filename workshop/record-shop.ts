import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mock } from 'node:test';
import { setImmediate } from 'node:timers/promises';

import { type Language, languages } from '@contract/languages';
import type { Order } from '@contract/order';
import type { Product, ProductsPage } from '@contract/product';

import { demoShop } from '../demo/catalogue/demo-shop';
import type { Database } from '../server/src/db/database';
import { media } from '../server/src/db/schema';
import { seedCustomer } from '../server/src/seed/seed-customer';
import { createPasswords } from '../server/src/services/credentials/passwords';
import { readCatalog } from '../server/src/shared/catalogs';
import { createTestApp, type TestApp } from '../tests/support/test-app';
import { openTestDatabase } from '../tests/support/test-database';
import { openedAt } from './opened-at';
import type { RecordedShop } from './recorded-shop';

/** What the sheets ask for, besides products and orders. */
const calls = [
  '/settings',
  '/labels',
  '/banners',
  '/about-us',
  '/categories/primary',
  '/profile',
  '/cart',
  '/wishlist',
  '/addresses',
  '/orders',
];

/** How many products are recorded: as many as a page of the listing has. */
const productCount = 12;

/** The demo shop's customer again: the orders of the one that the tests share have today's dates. */
const customer = { ...demoShop.customer, email: 'noura@selvage.test' };

const addCustomer = async ({ orm }: Database): Promise<void> => {
  const pictures = await orm.select({ file: media.file, url: media.url }).from(media);
  const urls = new Map(pictures.map(({ file, url }) => [file, url]));
  const passwordHash = await createPasswords().hash(customer.password);
  const urlOf = (file: string) => urls.get(file) ?? '';
  const shop = { ...demoShop, customer };
  await orm.transaction((tx) =>
    seedCustomer(tx, shop, { passwordHash, urlOf, now: new Date(openedAt) }),
  );
};

/** Calls the demo shop as that customer, in a language. */
const callsIn = async (language: Language, { app }: TestApp) => {
  let token = '';
  const call = async <T>(method: 'GET' | 'POST', path: string, payload?: object): Promise<T> => {
    // Each in an iteration of its own: many in one would be refused as overload on a slow machine.
    await setImmediate();
    const { body, statusCode } = await app.inject({
      method,
      url: `/api${path}`,
      headers: { 'accept-language': language, ...(token && { authorization: `Bearer ${token}` }) },
      payload,
    });
    if (statusCode !== 200) throw new Error(`${method} ${path}: ${body}`);
    return (JSON.parse(body) as { data: T }).data;
  };
  const { email, password } = customer;
  const session = await call<{ token: string; user: RecordedShop['user'] }>('POST', '/login', {
    email,
    password,
  });
  token = session.token;
  return { call, user: session.user };
};

type Calls = Awaited<ReturnType<typeof callsIn>>;

/** Puts two products into the customer's bag and on the wishlist. */
const fillBag = async ({ call }: Calls, { data }: ProductsPage): Promise<void> => {
  const inStock = data.flatMap(({ id, sizes }) => {
    const size = sizes.find(({ stock }) => stock === undefined || stock > 2);
    return size === undefined ? [] : [{ product_id: id, product_size_id: size.id }];
  });
  for (const [index, choice] of inStock.slice(0, 2).entries()) {
    await call('POST', '/cart', { ...choice, quantity: index + 1 });
    await call('POST', '/wishlist', choice);
  }
};

const record = async (language: Language, app: TestApp): Promise<RecordedShop> => {
  const { call, user } = await callsIn(language, app);
  const listed = await call<ProductsPage>('POST', '/products', { per_page: productCount });
  if (language === languages[0]) await fillBag({ call, user }, listed);
  const answers: RecordedShop['answers'] = { 'POST /products': listed };
  for (const path of calls) answers[`GET ${path}`] = await call('GET', path);
  for (const { id } of listed.data) {
    answers[`GET /products/${id}`] = await call<Product>('GET', `/products/${id}`);
  }
  for (const { id } of answers['GET /orders'] as Order[]) {
    answers[`GET /orders/${id}`] = await call<Order>('GET', `/orders/${id}`);
  }
  return { messages: readCatalog(language), user, answers };
};

// Records the demo shop's responses on one day, in every language, into the folder that is the
// argument: what the workshop's components show.
const db = await openTestDatabase();
await addCustomer(db);
mock.timers.enable({ apis: ['Date'], now: openedAt });
const app = await createTestApp({ db, config: { languages: [...languages] } });
const folder = process.argv[2] ?? '.';
await mkdir(folder, { recursive: true });
for (const language of languages) {
  const recorded = await record(language, app);
  await writeFile(join(folder, `${language}.json`), JSON.stringify(recorded));
}
await app.close();
await db.close();

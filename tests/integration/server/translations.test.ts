import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { arabic } from '../../../demo/catalogue/arabic';
import { demoShop } from '../../../demo/catalogue/demo-shop';
import { arabicSizeCharts } from '../../../demo/catalogue/size-charts';
import { translations } from '../../../server/src/db/schema';
import { house } from '../../support/addresses';
import { eventually } from '../../support/eventually';
import { createTestApp } from '../../support/test-app';
import type { TestApp } from '../../support/test-app';

let shop: TestApp;
let token: string | undefined;

const ask = async (url: string, language: 'ar' | 'en', body?: object) => {
  const response = await shop.app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: `/api${url}`,
    headers: {
      'accept-language': language,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { payload: body }),
  });
  return response.json();
};

beforeAll(async () => {
  shop = await createTestApp({ config: { languages: ['en', 'ar'] } });
  const { customer } = demoShop;
  const { data } = await ask('/login', 'en', {
    email: customer.email,
    password: customer.password,
  });
  token = data.token;
});

afterAll(() => shop.close());

/** The texts in which English and Arabic answers differ, by where they stand. */
const differences = (english: unknown, other: unknown, at = ''): Record<string, unknown> => {
  if (typeof english !== 'object' || english === null) {
    return english === other ? {} : { [at]: other };
  }
  return Object.assign(
    {},
    ...Object.entries(english).map(([name, value]) =>
      differences(
        value,
        (other as Record<string, unknown>)[name],
        at === '' ? name : `${at}.${name}`,
      ),
    ),
  );
};

const both = async (url: string, body?: object) => {
  const [english, other] = [await ask(url, 'en', body), await ask(url, 'ar', body)];
  return {
    english: english.data,
    arabic: other.data,
    differ: differences(english.data, other.data),
  };
};

const hasArabic = (value: unknown) => /\p{Script=Arabic}/u.test(JSON.stringify(value));

describe('a shop in two languages', () => {
  it.each(['en', 'ar'] as const)('say which it is, for caches too: %s', async (language) => {
    for (const url of ['/api/banners', '/api/products/1', '/api/none']) {
      const response = await shop.app.inject({ url, headers: { 'accept-language': language } });
      expect(response.headers['content-language']).toBe(language);
      expect(response.headers.vary).toMatch(/^accept-language/);
    }
  });

  it('gives a product’s texts in Arabic, and what identifies something in English', async () => {
    const [product] = demoShop.products;
    const { english, arabic: own } = await both(`/products/${product?.id}`);
    expect(own.name).toBe(arabic[english.name]);
    expect(own.description).toBe(arabic[english.description]);
    expect(own.details).toBe(arabic[english.details]);
    expect(own.fit).toBe(arabic[english.fit]);
    expect(own.category.name).toBe(arabic[english.category.name]);
    expect(own.images[0].alt).toBe(arabic[english.images[0].alt]);
    expect(own.images[0].color).toBe(english.images[0].color);
    for (const name of ['sizes', 'attributes', 'measurements', 'sku', 'primary_image']) {
      expect(own[name], name).toEqual(english[name]);
    }
    expect(own.category.slug).toBe(english.category.slug);
    const charts = [english.size_guide, own.size_guide];
    const { rows } = await shop.db.pool.query('select url, file from media');
    const files = new Map(rows.map(({ url, file }) => [url, file]));
    const [chart = ''] = charts.map((url) => files.get(url));
    expect(charts.map((url) => files.get(url))).toEqual([chart, arabicSizeCharts[chart]]);
  });

  it('gives the texts of every public answer, in English to whom prefers that', async () => {
    for (const [url, body] of [
      ['/products', { per_page: 3 }],
      ['/categories/primary'],
      ['/banners'],
      ['/about-us'],
      ['/settings'],
      ['/policies/privacy'],
    ] as const) {
      const { english, differ } = await both(url, body);
      expect(hasArabic(english), url).toBe(false);
      const texts = Object.entries(differ).filter(
        ([at]) => !/\.(image|landscape|size_guide)$/.test(at),
      );
      expect(texts.length, url).toBeGreaterThan(0);
      expect(
        texts.every(([, text]) => hasArabic(text)),
        url,
      ).toBe(true);
    }
  });

  it('gives a banner its picture for right-to-left text, or its words the free side', async () => {
    const sidesOf = (banners: { image: string; text_placement: { landscape: string } }[]) =>
      banners.slice(0, 4).map(({ image, text_placement: { landscape } }) => [image, landscape]);
    const { data: english } = await ask('/banners', 'en');
    await shop.db.pool.query(
      `update banners set image_rtl = case position when 0 then '/media/own.jpg' end`,
    );
    const opposite: Record<string, string> = { start: 'end', end: 'start' };
    await eventually(async () =>
      expect(sidesOf((await ask('/banners', 'ar')).data)).toEqual(
        sidesOf(english).map(([image, side = ''], position) =>
          position === 0 ? ['/media/own.jpg', side] : [image, opposite[side]],
        ),
      ),
    );
    expect((await ask('/banners', 'en')).data).toEqual(english);
  });

  it('labels the values that products have, in Arabic alone', async () => {
    expect((await ask('/labels', 'en')).data).toEqual({});
    const { data: labels } = await ask('/labels', 'ar');
    const { data: page } = await ask('/products', 'en', { per_page: 100, facets: true });
    const { color_families: families, ...facets } = page.facets;
    const values = [families, ...Object.values(facets)].flat().map(({ value }) => value);
    const shown = values.filter((value: string) => !/^X*[SML]$/.test(value));
    expect(shown.length).toBeGreaterThan(40);
    expect(shown.filter((value: string) => labels[value] !== arabic[value])).toEqual([]);
    expect(labels).toMatchObject({ Color: arabic['Color'], Bust: arabic['Bust'] });
    expect(labels).not.toHaveProperty([page.data[0].name]);
  });

  it('translates the bag, the wishlist and the orders, which keep the English names', async () => {
    const [product] = demoShop.products;
    const { data } = await ask(`/products/${product?.id}`, 'en');
    const size = data.sizes.find(({ stock }: { stock: number }) => stock > 0);
    const color = data.attributes.find(({ name }: { name: string }) => name === 'Color')
      ?.options[0];
    const line = { product_id: data.id, product_size_id: size.id, quantity: 1, color };
    const set = await ask('/cart', 'ar', line);
    expect(set.data.product.name).toBe(arabic[data.name]);
    await ask('/wishlist', 'en', { product_id: data.id });
    for (const url of ['/cart', '/wishlist', '/orders']) {
      const { english, differ } = await both(url);
      expect(english.length, url).toBeGreaterThan(0);
      expect(hasArabic(english), url).toBe(false);
      expect(
        Object.keys(differ).filter((at) => !at.endsWith('product.name')),
        url,
      ).toEqual([]);
      expect(Object.values(differ).every(hasArabic), url).toBe(true);
      expect(Object.keys(differ).length, url).toBeGreaterThanOrEqual(english.length);
    }
  });

  it('names what is short in an order', async () => {
    const product = demoShop.products[1];
    const { data } = await ask(`/products/${product?.id}`, 'en');
    const size = data.sizes.find(({ stock }: { stock: number }) => stock > 0);
    await ask('/cart', 'en', { product_id: data.id, product_size_id: size.id, quantity: 1 });
    const setStock = (stock: number) =>
      shop.db.pool.query('update product_sizes set stock = $1 where id = $2', [stock, size.id]);
    await setStock(0);
    const order = {
      ...house,
      phone: '+971501234567',
      payment_method: 'cash_on_delivery',
    };
    expect((await ask('/orders', 'ar', order)).error).toContain(arabic[data.name]);
    expect((await ask('/orders', 'en', order)).error).toContain(data.name);
    await setStock(size.stock);
  });

  it('shows a text that was changed in English until it is translated', async () => {
    const change = async (name: string) => {
      await shop.db.pool.query('update products set name = $1 where id = 1', [name]);
    };
    await change('A New Name');
    const nameOf = async () => (await ask('/products/1', 'ar')).data.name;
    await eventually(async () => expect(await nameOf()).toBe('A New Name'));
    await shop.db.orm
      .insert(translations)
      .values({ language: 'ar', text: 'A New Name', translation: 'اسم جديد' });
    await eventually(async () => expect(await nameOf()).toBe('اسم جديد'));
  });

  it.each([
    ['a category', 'عبايات', 'عباية'],
    ['the article', 'العباية', 'عباية'],
    ['the feminine ending as it is often typed', 'عبايه', 'عباية'],
    ['vowel signs and tatweel', 'عَبـايَة', 'عباية'],
    ['another alef', 'قفطآن', 'قفطان'],
    ['a color and what it is of', 'فستان أسود', 'أسود'],
    ['filling words', 'فستان من الحرير', 'فستان'],
    ['a broken plural', 'أوشحة', 'وشاح'],
    ['a broken plural with the article', 'الحقائب', 'حقيبة'],
    ['a feminine color and what it is of', 'حقيبة سوداء', 'أسود'],
    ['a preposition and the article', 'بالحرير', 'حرير'],
    ['a prefix of a word', 'قفط', 'قفطان'],
    ['a typing mistake', 'قفطتن', 'قفطان'],
  ])('finds products by Arabic words: %s', async (_what, search, expected) => {
    const { data: page } = await ask('/products', 'ar', { search, per_page: 100 });
    expect(page.data.length).toBeGreaterThan(0);
    expect(page.data.length).toBeLessThan(60);
    const [first] = page.data;
    expect(
      JSON.stringify([
        first.name,
        first.category.name,
        first.attributes.map(({ options }: { options: string[] }) =>
          options.map((option) => arabic[option]),
        ),
      ]),
    ).toContain(expected);
  });

  it('finds a product first whose Arabic name was searched for', async () => {
    const { data: product } = await ask('/products/20', 'ar');
    const { data: page } = await ask('/products', 'ar', { search: product.name });
    expect(page.data[0].name).toBe(product.name);
    expect(page).not.toHaveProperty('approximate');
  });

  it('reads the texts of an answer in one query, and none for an English one', async () => {
    const queries = vi.spyOn(shop.db.pool, 'query');
    const count = async (language: 'en' | 'ar') => {
      shop.app.responses.clear();
      queries.mockClear();
      await ask('/banners', language);
      return queries.mock.calls.length;
    };
    const english = await count('en');
    expect(english).toBeGreaterThan(0);
    expect(await count('ar')).toBe(english + 1);
  });
});

describe('a shop in English alone', () => {
  it('answers everybody in English', async () => {
    const english = await createTestApp({ db: shop.db });
    const response = await english.app.inject({
      method: 'GET',
      url: '/api/categories/primary',
      headers: { 'accept-language': 'ar' },
    });
    expect(response.json().data.length).toBeGreaterThan(0);
    expect(hasArabic(response.json())).toBe(false);
    await english.close();
  });
});

import { beforeAll, describe, expect, it } from 'vitest';

import { BannersResponseSchema } from '@contract/banner';
import {
  AboutUsResponseSchema,
  ContactResponseSchema,
  SettingsResponseSchema,
} from '@contract/brand';
import { CategoriesResponseSchema } from '@contract/category';
import {
  ProductResponseSchema,
  ProductsResponseSchema,
  type Product,
  type ProductsRequest,
} from '@contract/product';

import { expectFailure, expectFieldErrors, expectSuccess, type Call } from './provider';

const cents = (price: string) => Math.round(Number(price) * 100);

/** Section 7: what a visitor reads without logging in. */
export const catalogueSuite = (call: Call) => {
  const list = async (body: ProductsRequest) =>
    expectSuccess(await call('POST', '/products', { body }), ProductsResponseSchema).data;

  describe('brand pages', () => {
    it('GET /banners lists the sections of the home page', async () => {
      const { data } = expectSuccess(await call('GET', '/banners'), BannersResponseSchema);
      expect(data.length).toBeGreaterThan(0);
    });

    it('GET /about-us and GET /settings hold the brand', async () => {
      expectSuccess(await call('GET', '/about-us'), AboutUsResponseSchema);
      expectSuccess(await call('GET', '/settings'), SettingsResponseSchema);
    });

    it('POST /contact-us takes a message and says which field is missing', async () => {
      const message = { name: 'A', email: 'a@example.com', subject: 'Hello', message: 'A word' };
      expectSuccess(await call('POST', '/contact-us', { body: message }), ContactResponseSchema);
      expectFieldErrors(
        await call('POST', '/contact-us', { body: { ...message, email: 'a', subject: '' } }),
        'email',
        'subject',
      );
    });
  });

  describe('catalogue', () => {
    let first: Product;

    beforeAll(async () => {
      const [product] = (await list({})).data;
      if (!product) throw new Error('The contract kit needs a provider with products');
      first = product;
    });

    it('GET /categories/primary lists the categories', async () => {
      const { data } = expectSuccess(
        await call('GET', '/categories/primary'),
        CategoriesResponseSchema,
      );
      expect(new Set(data.map(({ slug }) => slug)).size).toBe(data.length);
    });

    it('POST /products answers the first page of 24, everything when category_id is null', async () => {
      const page = await list({});
      expect(page).toMatchObject({ current_page: 1, per_page: 24 });
      expect(page.last_page).toBe(Math.max(1, Math.ceil(page.total / 24)));
      expect((await list({ category_id: null })).total).toBe(page.total);
    });

    it('POST /products pages without gaps or repeats', async () => {
      const { total } = await list({ per_page: 7 });
      const pages = await Promise.all(
        Array.from({ length: Math.ceil(total / 7) }, (_, index) =>
          list({ per_page: 7, page: index + 1 }),
        ),
      );
      const ids = pages.flatMap(({ data }) => data.map(({ id }) => id));
      expect(new Set(ids).size).toBe(total);
      expect((await list({ per_page: 7, page: 10_000 })).data).toEqual([]);
    });

    it('POST /products filters by category', async () => {
      const { data, total } = await list({ category_id: first.category_id, per_page: 100 });
      expect(data.map(({ id }) => id)).toContain(first.id);
      expect(total).toBeLessThanOrEqual((await list({})).total);
    });

    it('POST /products sorts the whole result by price', async () => {
      for (const [sort, sign] of [
        ['price-low-high', 1],
        ['price-high-low', -1],
      ] as const) {
        const { data } = await list({ sort, currency: 'AED', per_page: 100 });
        const prices = data.map((product) => sign * cents(product.price_in_aed));
        expect(prices).toEqual(prices.toSorted((one, other) => one - other));
      }
    });

    it('POST /products takes min_price and max_price in the given currency', async () => {
      const price = first.price_in_eur;
      const { data } = await list({
        currency: 'EUR',
        min_price: price,
        max_price: price,
        per_page: 100,
      });
      expect(data.map(({ id }) => id)).toContain(first.id);
      expect(new Set(data.map((product) => product.price_in_eur))).toEqual(new Set([price]));
    });

    it('POST /products filters by sale and stock', async () => {
      const sale = await list({ on_sale: true, per_page: 100 });
      expect(sale.data.every((product) => product.on_sale)).toBe(true);
      const inStock = await list({ in_stock_only: true, per_page: 100 });
      expect(
        inStock.data.every(({ sizes }) =>
          sizes.some(({ stock }) => stock === undefined || stock > 0),
        ),
      ).toBe(true);
    });

    it('POST /products finds a product by its name', async () => {
      const { data } = await list({ search: first.name, per_page: 100 });
      expect(data.map(({ id }) => id)).toContain(first.id);
      expect((await list({ search: 'qqqqzzzzxxxx' })).total).toBe(0);
    });

    it('POST /products says which field is wrong', async () => {
      const body = { currency: 'XYZ', per_page: 1000, page: 0 };
      expectFieldErrors(await call('POST', '/products', { body }), 'currency', 'per_page', 'page');
    });

    it('GET /products/{id} answers the product, and 404 for what is not there', async () => {
      const { data } = expectSuccess(
        await call('GET', `/products/${first.id}`),
        ProductResponseSchema,
      );
      expect(data).toMatchObject({ id: first.id, name: first.name });
      expectFailure(await call('GET', '/products/2000000000'), 404);
    });
  });
};

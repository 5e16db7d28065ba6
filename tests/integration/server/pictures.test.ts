import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ProductsResponse } from '@contract/product';

import { createTestApp } from '../../support/test-app';
import type { TestApp } from '../../support/test-app';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

describe('a picture on a fresh shop', () => {
  it('comes at once as WebP that no cache stores, later as AVIF that every cache stores', async () => {
    const listed = await shop.app.inject({ method: 'POST', url: '/api/products', payload: {} });
    const image = listed.json<ProductsResponse>().data.data[0]?.primary_image ?? '';
    const url = image.replace(/-[\w-]{64}\.jpg$/, '/320.avif');

    const first = await shop.app.inject({ url });
    expect(first.statusCode).toBe(200);
    expect(first.headers['content-type']).toBe('image/webp');
    expect(first.headers['cache-control']).toBe('no-store');
    expect(first.headers['x-content-type-options']).toBe('nosniff');

    await Promise.all(shop.app.shop.pictures.pending.running.values());
    const second = await shop.app.inject({ url });
    expect(second.headers['content-type']).toBe('image/avif');
    expect(second.headers['cache-control']).toContain('immutable');
    expect(second.headers.vary).toBe(first.headers.vary);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { isGuarded, renderPage } from '@/app/entrypoint/server';

import { inProcessFetch } from '../../server/src/plugins/pages/in-process-fetch';
import { createTestApp, type TestApp } from '../support/test-app';

const origin = 'http://shop.test';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp();
});

afterAll(async () => {
  await shop.close();
});

const render = (path: string) => renderPage(path, { origin, fetch: inProcessFetch(shop.app) });

const titleOf = (head: string) => /<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1];

/** Every public route of the specification's table (section 2), with a word of its title. */
const publicPages: [path: string, title: RegExp][] = [
  ['/', /Selvage/],
  ['/products', /.+ \| Selvage$/],
  ['/shop', /.+ \| Selvage$/],
  ['/product/1', /.+ \| Selvage$/],
  ['/collections', /^Collections \| Selvage$/],
  ['/collections/new-in', /^New In \| Selvage$/],
  ['/collections/fw-24-25', /^Collection FW 24\/25 \| Selvage$/],
  ['/collections/ss24', /^RTW SS24 \| Selvage$/],
  ['/collections/ready-to-wear', /^Ready-To-Wear \| Selvage$/],
  ['/collections/accessories', /^Accessories \| Selvage$/],
  ['/about', /^About Us \| Selvage$/],
  ['/contact', /^Contact Us \| Selvage$/],
  ['/login', /.+ \| Selvage$/],
  ['/register', /.+ \| Selvage$/],
  ['/refund-policy', /^Refund Policy \| Selvage$/],
  ['/shipping', /^Shipping Information \| Selvage$/],
  ['/privacy', /^Privacy Policy \| Selvage$/],
  ['/terms', /^Terms (?:&amp;|&) Conditions \| Selvage$/],
  ['/story/1', /.+ \| Selvage$/],
  ['/story/2', /.+ \| Selvage$/],
  ['/story/3', /^Story: Best Casual Wear \| Selvage$/],
];

describe('the server renders the public pages', () => {
  it.each(publicPages)('renders %s whole, with its title and one heading', async (path, title) => {
    const page = await render(path);
    expect(page.status).toBe(200);
    expect(titleOf(page.head)).toMatch(title);
    expect(page.html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(page.html).toContain('<main');
    expect(page.head).toContain('data-emotion="css');
  });

  it('shows products in the HTML, not only after scripts ran', async () => {
    const page = await render('/shop');
    expect(page.html.match(/href="\/product\/\d+/g)?.length).toBeGreaterThanOrEqual(12);
    expect(page.html).toMatch(/\$\d/);
  });

  it('hands the API cache over as JSON that no text can break out of', async () => {
    const page = await render('/shop?search=%3C%2Fscript%3E%3Cscript%3Ealert(1)');
    expect(page.state).not.toContain('<');
    const state = JSON.parse(page.state) as { api: { queries: Record<string, unknown> } };
    expect(Object.keys(state.api.queries).length).toBeGreaterThan(0);
    expect(page.html).not.toContain('<script>alert(1)');
  });

  it('uses a fresh store for every render: nothing of one page is in another', async () => {
    await render('/product/1');
    const page = await render('/about');
    expect(page.state).not.toContain('getProduct(');
  });

  it('answers 404 for an unknown route and an unknown product', async () => {
    const unknownRoute = await render('/no/such/page');
    expect(unknownRoute.status).toBe(404);
    expect(unknownRoute.html).toContain('Page not found');
    const unknownProduct = await render('/product/999999');
    expect(unknownProduct.status).toBe(404);
    expect(unknownProduct.html).toContain('Product not found');
  });

  it('leaves the guarded routes to the browser', () => {
    for (const path of [
      '/checkout',
      '/order/12',
      '/profile',
      '/security-settings',
      '/personal-info',
      '/shipping-addresses',
    ]) {
      expect(isGuarded(path)).toBe(true);
    }
    expect(isGuarded('/shop')).toBe(false);
  });
});

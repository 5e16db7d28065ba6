import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import type { ProductsResponse } from '@contract/product';
import { guardedPattern, renderPage } from '@/app/entrypoint/server';

import { inProcessFetch } from '../../server/src/http/pages/in-process-fetch';
import { sanitizeHtml } from '../../server/src/shared/sanitize-html';
import { createTestApp, type TestApp } from '../support/test-app';

const origin = 'http://shop.test';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp();
});

afterAll(async () => {
  await shop.close();
});

const render = (path: string) =>
  renderPage(path, {
    origin,
    languages: ['en'],
    fetch: inProcessFetch(shop.app),
    sanitizeHtml,
  });

const pages = new Map<string, Awaited<ReturnType<typeof render>>>();

/** A page as it was rendered first: what is asked of it needs it once. */
const read = async (path: string) => {
  const page = pages.get(path) ?? (await render(path));
  pages.set(path, page);
  return page;
};

const titleOf = (head: string) => /<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1];

/** Every public route (section 2), with a part of its title. */
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
    const page = await read(path);
    expect(page.status).toBe(200);
    expect(titleOf(page.head)).toMatch(title);
    expect(page.html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(page.html).toContain('<main');
    expect(page.head).toContain('data-emotion="css');
  });

  it('shows products in the HTML, not only after scripts ran', async () => {
    const page = await read('/shop');
    expect(page.html.match(/href="\/product\/\d+/g)?.length).toBeGreaterThanOrEqual(12);
    expect(page.html).toMatch(/\$\d/);
  });

  it('has only one picture of the home page in the HTML: scripts load before the others', async () => {
    const { html } = await read('/');
    expect(html.match(/<section aria-label/g)).toHaveLength(4);
    expect(html.match(/<img[^>]*>/g)).toEqual([expect.stringContaining('fetchPriority="high"')]);
  });

  it('shows a product in the color that its URL asks for', async () => {
    const response = await shop.app.inject({ method: 'POST', url: '/api/products', payload: {} });
    const { id, images = [] } =
      response
        .json<ProductsResponse>()
        .data.data.find((product) => new Set(product.images.map(({ color }) => color)).size > 1) ??
      {};
    const other = images.find(({ color }) => color !== images[0]?.color);
    const firstPicture = async (search: string) =>
      /<img[^>]* src="([^"]*)"/.exec((await render(`/product/${id}${search}`)).html)?.[1];

    const keyOf = (image = '') => /media\/[\da-f]{16}/.exec(image)?.[0];
    expect(keyOf(await firstPicture(''))).toBe(keyOf(images[0]?.image));
    expect(keyOf(await firstPicture(`?color=${other?.color}`))).toBe(keyOf(other?.image));
  });

  it('passes the API cache as JSON that no text can break out of', async () => {
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
    const unknownRoute = await read('/no/such/page');
    expect(unknownRoute.status).toBe(404);
    expect(unknownRoute.html).toContain('Page not found');
    const unknownProduct = await read('/product/999999');
    expect(unknownProduct.status).toBe(404);
    expect(unknownProduct.html).toContain('Product not found');
  });

  it('leaves the guarded routes to the browser', () => {
    for (const path of [
      '/checkout',
      '/profile',
      '/security-settings',
      '/personal-info',
      '/shipping-addresses',
    ]) {
      expect(guardedPattern(path)).toBe(path);
    }
    expect(guardedPattern('/order/12')).toBe('/order/:orderId');
    expect(guardedPattern('/shop')).toBeUndefined();
  });
});

describe('metadata for search engines and link previews', () => {
  interface Thing {
    '@type': string;
    [key: string]: unknown;
  }
  const content = (head: string, key: string) =>
    new RegExp(`<meta [^>]*(?:name|property)="${key}" content="([^"]*)"`).exec(head)?.[1];
  const canonicalOf = (head: string) => /rel="canonical" href="([^"]*)"/.exec(head)?.[1];
  const thingsOf = (head: string): Thing[] => {
    const json = /<script [^>]*type="application\/ld\+json">([^<]*)<\/script>/.exec(head)?.[1];
    return (JSON.parse(json ?? '{"@graph":[]}') as { '@graph': Thing[] })['@graph'];
  };
  const thing = (head: string, type: string) =>
    thingsOf(head).find((each) => each['@type'] === type);

  it.each(publicPages.map(([path]) => path))(
    '%s has a description, a canonical URL and Open Graph',
    async (path) => {
      const { head } = await read(path);
      expect(content(head, 'description')).toMatch(/\S{2,}/);
      expect(canonicalOf(head)).toBe(`${origin}${path === '/products' ? '/shop' : path}`);
      expect(content(head, 'og:title')).toBe(titleOf(head));
      expect(content(head, 'og:description')).toBe(content(head, 'description'));
      expect(content(head, 'og:url')).toBe(canonicalOf(head));
      expect(content(head, 'og:image')).toMatch(
        /^http:\/\/shop\.test\/(media\/.+|icon-512)\.(jpg|png)$/,
      );
    },
  );

  it.each(['/wishlist', '/bag', '/back-in-stock/confirm', '/back-in-stock/unsubscribe'])(
    '%s has a description, and is for no search engine',
    async (path) => {
      const { head } = await read(path);
      expect(content(head, 'description')).toMatch(/\S{2,}/);
      expect(content(head, 'robots')).toBe('noindex, follow');
    },
  );

  it('a product is a Product with an offer in the shown currency, and a BreadcrumbList', async () => {
    const { head } = await render('/product/1?color=any&utm_source=mail');
    expect(canonicalOf(head)).toBe(`${origin}/product/1`);
    expect(content(head, 'og:type')).toBe('product');
    const product = thing(head, 'Product');
    expect(product).toMatchObject({
      name: expect.any(String) as string,
      offers: {
        '@type': 'Offer',
        price: expect.stringMatching(/^\d+\.\d{2}$/) as string,
        priceCurrency: 'USD',
        availability: expect.stringMatching(/schema\.org\/(In|OutOf)Stock$/) as string,
      },
    });
    const crumbs = thing(head, 'BreadcrumbList')?.itemListElement as { item: string }[];
    expect(crumbs.map(({ item }) => item)).toEqual([
      `${origin}/`,
      expect.stringContaining(`${origin}/shop?category=`) as string,
      `${origin}/product/1`,
    ]);
  });

  it('home is the Organization; a listing and a collection are ItemLists', async () => {
    expect(thing((await read('/')).head, 'Organization')).toMatchObject({ url: `${origin}/` });
    for (const path of ['/shop?category=dresses&page=1', '/collections/new-in']) {
      const { head } = await read(path);
      const list = thing(head, 'ItemList')?.itemListElement as { url: string }[];
      expect(list.length).toBeGreaterThan(3);
      expect(list[0]?.url).toMatch(/^http:\/\/shop\.test\/product\/\d+$/);
    }
  });

  it('a category is canonical by its slug and page, whatever else the URL says', async () => {
    expect(canonicalOf((await render('/shop?category=fw2425&columns=2')).head)).toBe(
      `${origin}/shop?category=fw2425`,
    );
    expect(canonicalOf((await render('/shop?page=2&to=3')).head)).toBe(`${origin}/shop?page=2`);
  });

  it('not-found, search, filtered and personal pages are not indexed', async () => {
    for (const path of [
      '/no/such/page',
      '/product/999999',
      '/shop?search=silk',
      '/shop?on_sale=1',
      '/wishlist',
      '/back-in-stock/confirm',
    ]) {
      const { head } = await read(path);
      expect(content(head, 'robots'), path).toBe('noindex, follow');
      expect(canonicalOf(head), path).toBeUndefined();
    }
  });
});

it('leaves nothing behind that keeps its store: no timer for unused responses', async () => {
  const setTimer = vi.spyOn(globalThis, 'setTimeout');
  const clearTimer = vi.spyOn(globalThis, 'clearTimeout');
  await render('/product/1');
  const timers = setTimer.mock.calls.flatMap(([, ms], index) =>
    (ms ?? 0) >= 60_000 ? [setTimer.mock.results[index]?.value as NodeJS.Timeout] : [],
  );
  const cleared = clearTimer.mock.calls.map(([timer]) => timer);
  vi.restoreAllMocks();
  expect(timers.length).toBeGreaterThan(0);
  expect(timers.filter((timer) => !cleared.includes(timer))).toEqual([]);
});

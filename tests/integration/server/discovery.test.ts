import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { categories, contactMessages } from '../../../server/src/db/schema';
import { makeSitemap, robotsTxt } from '../../../server/src/services/discovery/sitemap';
import { eventually } from '../../support/eventually';
import { createTestApp } from '../../support/test-app';
import type { TestApp } from '../../support/test-app';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp();
});

afterAll(() => shop.close());

const get = (url: string) => shop.app.inject({ method: 'GET', url });
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at]) => at);

describe('what search engines ask for', () => {
  it('robots.txt names the sitemap and excludes customers’ pages', async () => {
    const response = await get('/robots.txt');
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(response.body).toContain('Sitemap: http://shop.test/sitemap.xml');
    for (const path of ['/api/', '/checkout', '/order/', '/profile']) {
      expect(response.body).toContain(`Disallow: ${path}\n`);
    }
  });

  it('the sitemap has every page once, each under the shop’s own address', async () => {
    const response = await get('/sitemap.xml');
    expect(response.headers['content-type']).toBe('application/xml; charset=utf-8');
    const addresses = addressesIn(response.body);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toEqual(
      expect.arrayContaining([
        'http://shop.test/',
        'http://shop.test/collections/fw-24-25',
        'http://shop.test/shop?category=dresses',
        'http://shop.test/product/1',
        'http://shop.test/terms',
      ]),
    );
    expect(addresses.filter((address) => address?.includes('/product/')).length).toBeGreaterThan(
      60,
    );
  });

  it('an unknown part is not found', async () => {
    expect((await get('/sitemap.xml?part=2')).statusCode).toBe(404);
    expect((await get('/sitemap.xml?part=x')).statusCode).toBe(422);
  });

  it('escapes the addresses', async () => {
    const config = { languages: ['en' as const, 'ar' as const], publicUrl: 'https://a&b.example/' };
    expect(await makeSitemap({ db: shop.db, config }, 0)).toContain(
      '<loc>https://a&amp;b.example/shop</loc>',
    );
  });

  it('names every page in each language, and with it the other', async () => {
    const config = { languages: ['en' as const, 'ar' as const], publicUrl: 'https://shop.example' };
    const sitemap = await makeSitemap({ db: shop.db, config }, 0);
    const alternates =
      '<xhtml:link rel="alternate" hreflang="en" href="https://shop.example/about"/>' +
      '<xhtml:link rel="alternate" hreflang="ar" href="https://shop.example/ar/about"/>';
    for (const address of ['https://shop.example/about', 'https://shop.example/ar/about']) {
      expect(sitemap).toContain(`<url><loc>${address}</loc>${alternates}</url>`);
    }
    expect(robotsTxt('https://shop.example', config.languages)).toContain('Disallow: /ar/checkout');
    expect((await get('/sitemap.xml')).body).not.toContain('hreflang');
  });

  it('the sitemap follows the catalogue, and is sent once to who has it', async () => {
    const before = await get('/sitemap.xml');
    const etag = String(before.headers.etag);
    const again = await shop.app.inject({
      url: '/sitemap.xml',
      headers: { 'if-none-match': etag },
    });
    expect(again.statusCode).toBe(304);
    expect(before.headers['cache-control']).toBe('public, max-age=3600');

    await shop.db.orm.insert(categories).values({ name: 'Gloves', slug: 'gloves' });
    await eventually(async () =>
      expect((await get('/sitemap.xml')).body).toContain('/shop?category=gloves'),
    );
  });
});

describe('the form of Contact Us', () => {
  const message = {
    name: 'Amal',
    email: 'amal@example.com',
    subject: 'A size',
    message: 'Which one?',
  };
  const send = (payload: object) =>
    shop.app.inject({ method: 'POST', url: '/api/contact-us', payload });
  const kept = async () => (await shop.db.orm.select().from(contactMessages)).length;

  it('drops a bot’s message, with the response that people get', async () => {
    const before = await kept();
    const trapped = await send({ ...message, website: 'https://spam.example' });
    const person = await send({ ...message, website: '' });
    expect(trapped.statusCode).toBe(200);
    expect(trapped.body).toBe(person.body);
    expect(await kept()).toBe(before + 1);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Language, pathPrefix } from '@contract/languages';

import { makeClientBuild } from '../../support/client-build';
import { isSoak } from '../../support/figures';
import { foreignWords } from '../../support/foreign-words';
import { createTestApp } from '../../support/test-app';
import type { TestApp } from '../../support/test-app';

let client: Awaited<ReturnType<typeof makeClientBuild>>;
let shop: TestApp;

beforeAll(async () => {
  client = await makeClientBuild();
  shop = await createTestApp({ config: { clientDir: client.dir, languages: ['en', 'ar'] } });
});

afterAll(async () => {
  await shop.close();
  await client.remove();
});

/** One of a kind. */
const kinds = [
  '/',
  '/shop',
  '/shop?search=xx',
  '/collections',
  '/collections/new-in',
  '/product/1',
  // Sold out, with a sibling that is not.
  '/product/12',
  '/product/999999',
  '/about',
  '/contact',
  '/story/1',
  '/refund-policy',
  '/login',
  '/register',
  '/wishlist',
  '/no/such/page',
];

const others = [
  '/shop?category=accessories',
  '/collections/fw-24-25',
  '/collections/ss24',
  '/collections/ready-to-wear',
  '/collections/accessories',
  '/product/20',
  '/product/60',
  '/story/2',
  '/story/3',
  '/shipping',
  '/privacy',
  '/terms',
];

/** In English no text is a translation, which a single page could lack: the soak reads all. */
const pagesIn = (language: Language) =>
  language === 'ar' || isSoak ? [...kinds, ...others] : kinds;

const shownAttributes =
  /\s(?:alt|title|placeholder|aria-label|aria-description|content)="([^"]*)"/g;
const codes = /^(?:[a-z-]+|#\w+|\/.*|https?:.*|width=.*|(?:summary_)?large_image|noindex, follow)$/;

/** What a page says: its texts, and the attributes that are read out or shown. */
const textsOf = (html: string): string[] => {
  const shown = html.replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '');
  const attributes = [...shown.matchAll(shownAttributes)]
    .map(([, text = '']) => text)
    .filter((text) => !codes.test(text));
  return [...shown.replaceAll(/<[^>]*>/g, '\n').split('\n'), ...attributes]
    .map((text) => text.replaceAll(/&\w+;/g, ' ').trim())
    .filter((text) => text !== '');
};

/** The texts that hold words of the other language, but for those of the search. */
const foreignTexts = (texts: string[], language: Language): string[] =>
  texts.filter((text) => foreignWords(text, language, ['xx']).length > 0);

describe.each(['en', 'ar'] as const)('pages in %s', (language) => {
  it.each(pagesIn(language))('say nothing in the other language: %s', async (page) => {
    const url = `${pathPrefix(language)}${page}`;
    const { body } = await shop.app.inject({ url });
    const texts = textsOf(body);
    expect(texts.length).toBeGreaterThan(10);
    expect(foreignTexts(texts, language)).toEqual([]);
  });

  it('have a manifest in it', async () => {
    const url = `${pathPrefix(language)}/manifest.webmanifest`;
    const manifest = (await shop.app.inject({ url })).json<Record<string, string>>();
    expect(manifest).toMatchObject({
      lang: language,
      start_url: language === 'en' ? '/' : '/ar',
      dir: language === 'en' ? 'ltr' : 'rtl',
    });
    expect(foreignTexts([manifest.description ?? ''], language)).toEqual([]);
  });

  it('say in it what they need where scripts are off, and link to its pages', async () => {
    const { body } = await shop.app.inject({ url: `${pathPrefix(language)}/checkout` });
    const text = /<noscript>(.*)<\/noscript>/s.exec(body)?.[1] ?? '';
    expect(text).toContain(language === 'en' ? 'need JavaScript' : 'جافاسكربت');
    expect(text).toContain(`<a href="${pathPrefix(language)}/contact">`);
    expect(foreignTexts(textsOf(text), language)).toEqual([]);
  });
});

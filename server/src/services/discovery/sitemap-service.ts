import { asc, count } from 'drizzle-orm';

import type { Database } from '../../db/client';
import { categories, products } from '../../db/schema';

/** As many addresses as one file of a sitemap may hold, with room for the shop's own pages. */
const perFile = 45_000;

/** The shop's pages that do not come from the catalogue (specification, section 2). */
const ownPages = [
  '/',
  '/shop',
  '/collections',
  '/collections/new-in',
  '/collections/fw-24-25',
  '/collections/ss24',
  '/collections/ready-to-wear',
  '/collections/accessories',
  '/about',
  '/contact',
  '/story/1',
  '/story/2',
  '/story/3',
  '/refund-policy',
  '/shipping',
  '/privacy',
  '/terms',
];

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const escapeXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const file = (root: string, entry: string, addresses: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n${addresses
    .map((address) => `<${entry}><loc>${escapeXml(address)}</loc></${entry}>`)
    .join('\n')}\n</${root}>\n`;

export interface SitemapServiceOptions {
  db: Database;
  /** The shop's own address, without a slash at its end. */
  publicUrl: string;
  /** Grows when the catalogue changes: what was made before is made anew. */
  version: () => number;
}

/** The sitemap: every page that may be found, by its canonical address. */
export const createSitemapService = ({ db, publicUrl, version }: SitemapServiceOptions) => {
  const base = publicUrl.replace(/\/+$/, '');
  const kept = new Map<number, string>();
  let madeIn = -1;

  const pages = async (): Promise<string[]> => {
    const listed = await db.orm
      .select({ slug: categories.slug })
      .from(categories)
      .orderBy(asc(categories.position), asc(categories.id));
    return [
      ...ownPages,
      ...listed.map(({ slug }) => `/shop?${new URLSearchParams({ category: slug }).toString()}`),
    ];
  };

  const productPages = async (part: number): Promise<string[]> => {
    const rows = await db.orm
      .select({ id: products.id })
      .from(products)
      .orderBy(asc(products.id))
      .limit(perFile)
      .offset((part - 1) * perFile);
    return rows.map(({ id }) => `/product/${id}`);
  };

  const whole = (paths: string[]) => paths.map((path) => `${base}${path}`);

  const make = async (part: number): Promise<string | null> => {
    const [row] = await db.orm.select({ total: count() }).from(products);
    const parts = Math.max(1, Math.ceil((row?.total ?? 0) / perFile));
    if (part > parts || (part > 0 && parts === 1)) return null;
    if (part > 0) return file('urlset', 'url', whole(await productPages(part)));
    if (parts === 1) {
      return file('urlset', 'url', whole([...(await pages()), ...(await productPages(1))]));
    }
    const names = Array.from({ length: parts }, (_, index) => `/sitemap.xml?part=${index + 1}`);
    return file('sitemapindex', 'sitemap', whole(names));
  };

  return {
    /**
     * The sitemap, or where it is too large for one file its index; `part` (from 1) is one of the
     * files that the index names. Null for a part that there is none of.
     */
    sitemap: async (part = 0): Promise<string | null> => {
      if (version() !== madeIn) {
        kept.clear();
        madeIn = version();
      }
      const known = kept.get(part);
      if (known !== undefined) return known;
      const readIn = madeIn;
      const made = await make(part);
      if (made !== null && readIn === version()) kept.set(part, made);
      return made;
    },

    /** What crawlers may read: everything but what is a customer's own. */
    robots: (): string =>
      [
        'User-agent: *',
        ...[
          '/api/',
          '/checkout',
          '/order/',
          '/profile',
          '/personal-info',
          '/security-settings',
          '/shipping-addresses',
          '/sandbox/',
        ].map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${base}/sitemap.xml`,
        '',
      ].join('\n'),
  };
};

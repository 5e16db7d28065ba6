import { asc } from 'drizzle-orm';

import { absoluteUrl } from '@contract/absolute-url';

import type { Config } from '../../config';
import type { Database } from '../../db/client';
import { categories, products } from '../../db/schema';
import { NotFoundError } from '../../shared/errors';
import { escapeHtml } from '../../shared/escape-html';

/** A file of a sitemap may hold 50,000 addresses; this leaves room for the shop's own pages. */
const perFile = 45_000;

/** The shop's pages that do not come from the catalogue (section 2). */
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

const privatePaths = [
  '/api/',
  '/checkout',
  '/order/',
  '/profile',
  '/personal-info',
  '/security-settings',
  '/shipping-addresses',
  '/sandbox/',
];

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const file = (root: string, entry: string, addresses: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n${addresses
    .map((address) => `<${entry}><loc>${escapeHtml(address)}</loc></${entry}>`)
    .join('\n')}\n</${root}>\n`;

interface SitemapDeps {
  db: Database;
  config: Pick<Config, 'publicUrl'>;
}

const listPages = async ({ db }: SitemapDeps): Promise<string[]> => {
  const listed = await db
    .reader()
    .select({ slug: categories.slug })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id));
  return [
    ...ownPages,
    ...listed.map(({ slug }) => `/shop?${new URLSearchParams({ category: slug }).toString()}`),
  ];
};

const listProductPages = async ({ db }: SitemapDeps, part: number): Promise<string[]> => {
  const rows = await db
    .reader()
    .select({ id: products.id })
    .from(products)
    .orderBy(asc(products.id))
    .limit(perFile)
    .offset((part - 1) * perFile);
  return rows.map(({ id }) => `/product/${id}`);
};

/**
 * The sitemap of every page that may be found, or its index where it is too large for one file;
 * `part` (from 1) is one of the files that the index names. 404 when there is no such part.
 */
export const makeSitemap = async (deps: SitemapDeps, part: number): Promise<string> => {
  const urls = (paths: string[]) => paths.map((path) => absoluteUrl(deps.config.publicUrl, path));
  const parts = Math.max(1, Math.ceil((await deps.db.reader().$count(products)) / perFile));
  if (part > parts || (part > 0 && parts === 1)) throw new NotFoundError();
  if (part > 0) return file('urlset', 'url', urls(await listProductPages(deps, part)));
  if (parts === 1) {
    const paths = [...(await listPages(deps)), ...(await listProductPages(deps, 1))];
    return file('urlset', 'url', urls(paths));
  }
  const names = Array.from({ length: parts }, (_, index) => `/sitemap.xml?part=${index + 1}`);
  return file('sitemapindex', 'sitemap', urls(names));
};

/** robots.txt: everything may be crawled but what belongs to a customer. */
export const robotsTxt = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...privatePaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${absoluteUrl(publicUrl, '/sitemap.xml')}`,
    '',
  ].join('\n');

import { asc } from 'drizzle-orm';

import { absoluteUrl } from '@contract/absolute-url';
import { escapeHtml } from '@contract/escape-html';
import { defaultLanguage, type Language, pathIn } from '@contract/languages';

import type { Config } from '../../config';
import type { Database } from '../../db/client';
import { products } from '../../db/schema';
import { NotFoundError } from '../../shared/errors';
import { listPrimaryCategories } from '../catalogue/catalogue';

/** A file of a sitemap may hold 50,000 URLs; this leaves room for the shop's own pages. */
const urlsPerFile = 45_000;

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

const accountPaths = [
  '/checkout',
  '/order/',
  '/profile',
  '/personal-info',
  '/security-settings',
  '/shipping-addresses',
];
const privatePaths = ['/api/', ...accountPaths, '/sandbox/'];

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const linkNamespace = 'http://www.w3.org/1999/xhtml';

const file = (root: string, entries: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}" xmlns:xhtml="${linkNamespace}">\n${entries.join('\n')}\n</${root}>\n`;

const loc = (url: string): string => `<loc>${escapeHtml(url)}</loc>`;

interface SitemapDeps {
  db: Database;
  config: Pick<Config, 'publicUrl' | 'languages'>;
}

const listPages = async (deps: SitemapDeps): Promise<string[]> => [
  ...ownPages,
  ...(await listPrimaryCategories(deps)).map(
    ({ slug }) => `/shop?${new URLSearchParams({ category: slug }).toString()}`,
  ),
];

/** How many pages a file holds: each has a URL in each language. */
const pagesPerFile = ({ config }: SitemapDeps): number =>
  Math.floor(urlsPerFile / config.languages.length);

const listProductPages = async (deps: SitemapDeps, part: number): Promise<string[]> => {
  const rows = await deps.db.orm
    .select({ id: products.id })
    .from(products)
    .orderBy(asc(products.id))
    .limit(pagesPerFile(deps))
    .offset((part - 1) * pagesPerFile(deps));
  return rows.map(({ id }) => `/product/${id}`);
};

/** A page in each language that the shop is offered in; where there are several, each names all. */
const pageEntries = ({ config }: SitemapDeps, path: string): string[] => {
  const versions = config.languages.map((language) => ({
    language,
    url: absoluteUrl(config.publicUrl, pathIn(language, path)),
  }));
  const alternates = versions.map(
    ({ language, url }) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(url)}"/>`,
  );
  return versions.map(
    ({ url }) => `<url>${loc(url)}${alternates.length > 1 ? alternates.join('') : ''}</url>`,
  );
};

/**
 * The sitemap of every page that may be found, in every language, or its index where it is too large
 * for one file; `part` (from 1) is one of the files that the index names. 404 when there is no such
 * part.
 */
export const makeSitemap = async (deps: SitemapDeps, part: number): Promise<string> => {
  const urls = (paths: string[]) =>
    file(
      'urlset',
      paths.flatMap((path) => pageEntries(deps, path)),
    );
  const parts = Math.max(1, Math.ceil((await deps.db.orm.$count(products)) / pagesPerFile(deps)));
  if (part > parts || (part > 0 && parts === 1)) throw new NotFoundError();
  if (part > 0) return urls(await listProductPages(deps, part));
  if (parts === 1) return urls([...(await listPages(deps)), ...(await listProductPages(deps, 1))]);
  const names = Array.from({ length: parts }, (_, index) =>
    absoluteUrl(deps.config.publicUrl, `/sitemap.xml?part=${index + 1}`),
  );
  return file(
    'sitemapindex',
    names.map((name) => `<sitemap>${loc(name)}</sitemap>`),
  );
};

/** robots.txt: everything may be crawled but what belongs to a customer, in any language. */
export const robotsTxt = (publicUrl: string, languages: readonly Language[]): string =>
  [
    'User-agent: *',
    ...privatePaths.map((path) => `Disallow: ${path}`),
    ...languages.flatMap((language) =>
      language === defaultLanguage
        ? []
        : accountPaths.map((path) => `Disallow: ${pathIn(language, path)}`),
    ),
    '',
    `Sitemap: ${absoluteUrl(publicUrl, '/sitemap.xml')}`,
    '',
  ].join('\n');

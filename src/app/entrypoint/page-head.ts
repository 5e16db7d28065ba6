import type { StaticHandlerContext } from 'react-router';

import { absoluteUrl } from '@contract/absolute-url';
import { siteName } from '@/shared/config';
import type { PageFacts } from '@/shared/routes';
import { pictureSources, pictureUrl } from '@/shared/ui/picture';

import { pageFactsAttribute } from '../layouts/page-facts';
import type { RouteHandle } from '../layouts/route-handle';
import type { ShopStore } from '../redux';
import { escapeForScript } from './server-state';

/** The preview picture of pages without one of their own. */
const defaultPicture = '/icon-512.png';

/** The facts of the matched page, after its data has loaded. */
export const readFacts = async (
  matches: StaticHandlerContext['matches'],
  store: ShopStore,
  url: URL,
): Promise<PageFacts> => {
  const match = matches.at(-1);
  const importFacts = (match?.route.handle as RouteHandle | undefined)?.importFacts;
  if (match === undefined || importFacts === undefined) return {};
  const facts = await importFacts();
  return facts({ dispatch: store.dispatch, getState: store.getState, url, params: match.params });
};

const escapeAttribute = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const breadcrumbList = (breadcrumb: PageFacts['breadcrumb'], url: URL) =>
  breadcrumb && {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumb.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(url.origin, path),
    })),
  };

interface PageHeadParts {
  /** The elements that React hoisted, among them the escaped title and description. */
  head: string;
  facts: PageFacts;
  status: number;
  url: URL;
}

/**
 * The page's canonical address, Open Graph and structured data, as HTML for the head. Title and
 * description are those that the page itself rendered.
 */
export const pageHead = ({ head, facts, status, url }: PageHeadParts): string => {
  const title = /<title\b[^>]*>([^<]*)<\/title>/.exec(head)?.[1] ?? siteName;
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1];
  const image = pictureSources(facts.image ?? '')?.fallback ?? facts.image ?? defaultPicture;

  const meta = (name: 'name' | 'property', key: string, escaped: string) =>
    `<meta ${pageFactsAttribute} ${name}="${key}" content="${escaped}">`;
  if (status !== 200 || facts.noIndex) return meta('name', 'robots', 'noindex, follow');

  const canonical = absoluteUrl(url.origin, facts.canonical ?? url.pathname);
  const things = [...(facts.things ?? []), breadcrumbList(facts.breadcrumb, url)].filter(Boolean);
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return [
    `<link ${pageFactsAttribute} rel="canonical" href="${escapeAttribute(canonical)}">`,
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:type', facts.type ?? 'website'),
    meta('property', 'og:title', title),
    ...(description === undefined ? [] : [meta('property', 'og:description', description)]),
    meta('property', 'og:url', escapeAttribute(canonical)),
    meta('property', 'og:image', escapeAttribute(pictureUrl(url.origin, image))),
    meta('name', 'twitter:card', facts.image === undefined ? 'summary' : 'summary_large_image'),
    things.length === 0
      ? ''
      : `<script ${pageFactsAttribute} type="application/ld+json">${escapeForScript(graph)}</script>`,
  ].join('');
};

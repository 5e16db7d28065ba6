import type { StaticHandlerContext } from 'react-router';

import { absoluteUrl } from '@contract/absolute-url';
import { escapeHtml } from '@contract/escape-html';
import { defaultLanguage, type Language, pathIn, splitLanguage } from '@contract/languages';
import type { PageMetadata } from '@/shared/routes';
import { pictureSources, pictureUrl } from '@/shared/ui/picture';

import { pageMetadataAttribute } from '../layouts/page-metadata';
import type { RouteHandle } from '../layouts/route-handle';
import type { ShopStore } from '../redux';
import { loadContext } from '../routes';
import { escapeForScript } from './server-state';

/** The preview picture of pages without one of their own. */
const defaultPicture = '/icon-512.png';

/** The metadata of the matched page, after its data has loaded. */
export const readMetadata = async (
  matches: StaticHandlerContext['matches'],
  store: ShopStore,
  url: URL,
): Promise<PageMetadata> => {
  const match = matches.at(-1);
  const importMetadata = (match?.route.handle as RouteHandle | undefined)?.importMetadata;
  if (match === undefined || importMetadata === undefined) return {};
  const metadataOf = await importMetadata();
  return metadataOf(loadContext(store, url, match.params));
};

const breadcrumbList = (breadcrumb: PageMetadata['breadcrumb'], urlOf: (path: string) => string) =>
  breadcrumb && {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumb.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: urlOf(path),
    })),
  };

interface PageHeadParts {
  siteName: string;
  /** The elements that React hoisted, among them the escaped title and description. */
  head: string;
  metadata: PageMetadata;
  status: number;
  url: URL;
  /** The languages that the shop is offered in. */
  languages: readonly Language[];
}

/**
 * The page's canonical URL, Open Graph and structured data, as HTML for the head. Title and
 * description are those that the page itself rendered.
 */
export const pageHead = ({
  siteName,
  head,
  metadata,
  status,
  url,
  languages,
}: PageHeadParts): string => {
  const title = /<title\b[^>]*>([^<]*)<\/title>/.exec(head)?.[1] ?? escapeHtml(siteName);
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1];
  const image = pictureSources(metadata.image ?? '')?.fallback ?? metadata.image ?? defaultPicture;

  const meta = (name: 'name' | 'property', key: string, escaped: string) =>
    `<meta ${pageMetadataAttribute} ${name}="${key}" content="${escaped}">`;
  if (status !== 200 || metadata.noIndex) return meta('name', 'robots', 'noindex, follow');

  const { language, path } = splitLanguage(url.pathname);
  const urlIn = (each: Language, ownPath = metadata.canonical ?? path) =>
    absoluteUrl(url.origin, pathIn(each, ownPath));
  const alternate = (hreflang: string, each: Language) =>
    `<link ${pageMetadataAttribute} rel="alternate" hreflang="${hreflang}" href="${escapeHtml(urlIn(each))}">`;
  const canonical = urlIn(language);
  const data = [
    ...(metadata.structuredData ?? []),
    breadcrumbList(metadata.breadcrumb, (crumb) => urlIn(language, crumb)),
  ].filter(Boolean);
  const graph = { '@context': 'https://schema.org', '@graph': data };
  return [
    `<link ${pageMetadataAttribute} rel="canonical" href="${escapeHtml(canonical)}">`,
    ...(languages.length > 1
      ? [...languages.map((each) => alternate(each, each)), alternate('x-default', defaultLanguage)]
      : []),
    meta('property', 'og:site_name', escapeHtml(siteName)),
    meta('property', 'og:type', metadata.type ?? 'website'),
    meta('property', 'og:title', title),
    ...(description === undefined ? [] : [meta('property', 'og:description', description)]),
    meta('property', 'og:url', escapeHtml(canonical)),
    meta('property', 'og:image', escapeHtml(pictureUrl(url.origin, image))),
    meta('name', 'twitter:card', metadata.image === undefined ? 'summary' : 'summary_large_image'),
    data.length === 0
      ? ''
      : `<script ${pageMetadataAttribute} type="application/ld+json">${escapeForScript(graph)}</script>`,
  ].join('');
};

import type { FastifyRequest } from 'fastify';

import { isLanguage, type Language, languageCookie } from '@contract/languages';

import { acceptedLanguage } from '../../shared/request-language';

/** The headers that `languageOfVisitor` reads. */
export const visitorHeaders = ['accept-language', 'cookie', 'sec-fetch-site'];

const languageFromCookie = new RegExp(`(?:^|;)\\s*${languageCookie}=([a-z]+)`);

/**
 * The language of a visitor who opens the home page from another site: the one chosen before, else
 * the one that the browser prefers. Undefined for a link inside the shop, which names its language,
 * and for programs and crawlers, which send no `Sec-Fetch` headers.
 */
export const languageOfVisitor = ({
  headers,
}: Pick<FastifyRequest, 'headers'>): Language | undefined => {
  const comesFromOutside =
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document' &&
    headers['sec-fetch-site'] !== 'same-origin';
  if (!comesFromOutside) return undefined;
  const chosen = languageFromCookie.exec(headers.cookie ?? '')?.[1];
  return isLanguage(chosen) ? chosen : acceptedLanguage(headers['accept-language']);
};

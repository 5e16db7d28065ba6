import type { FastifyRequest } from 'fastify';

import { isLanguage, type Language, languageCookie } from '@contract/languages';

import { acceptedLanguage } from '../../shared/request-language';

/** What the answer to a visitor of the shop's first page depends on. */
export const visitorHeaders = ['accept-language', 'cookie', 'sec-fetch-site'];

const chosenBefore = new RegExp(`(?:^|;)\\s*${languageCookie}=([a-z]+)`);

/**
 * The language of a visitor who comes to the shop's first page from outside: the one that was chosen
 * before, else the one that the browser prefers. Undefined for everybody else: who follows a link of
 * the shop asks for its language, and programs and crawlers do not say that they navigate.
 */
export const languageOfVisitor = ({
  headers,
}: Pick<FastifyRequest, 'headers'>): Language | undefined => {
  const comesFromOutside =
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document' &&
    headers['sec-fetch-site'] !== 'same-origin';
  if (!comesFromOutside) return undefined;
  const chosen = chosenBefore.exec(headers.cookie ?? '')?.[1];
  return isLanguage(chosen) ? chosen : acceptedLanguage(headers['accept-language']);
};

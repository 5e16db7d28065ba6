import type { FastifyRequest } from 'fastify';

import { defaultLanguage } from '@contract/languages';

import { findShopTexts, type ShopTexts } from '../services/translations/shop-texts';
import { translateTexts } from '../services/translations/read-translations';

const found = new WeakMap<object, { texts: ShopTexts | undefined }>();

/** Where the responses of a request's route hold texts of the house. */
const textsOf = ({ routeOptions }: FastifyRequest): ShopTexts | undefined => {
  const { 200: schema } = (routeOptions.schema?.response ?? {}) as Record<string, object>;
  if (schema === undefined) return undefined;
  const known = found.get(schema) ?? { texts: findShopTexts(schema) };
  found.set(schema, known);
  return known.texts;
};

/**
 * A response with the texts of the house in the language of the request, read in one query: those that
 * the response schema of its route marks (`ShopText`). English responses are returned unchanged.
 */
export const translateResponse = async <Body>(
  request: FastifyRequest,
  body: Body,
): Promise<Body> => {
  const { language } = request;
  const texts = language === defaultLanguage ? undefined : textsOf(request);
  if (texts === undefined) return body;
  return translateTexts(request.server.db.orm, language, body, texts);
};

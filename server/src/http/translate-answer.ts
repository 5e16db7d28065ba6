import type { FastifyRequest } from 'fastify';

import { defaultLanguage } from '@contract/languages';

import { findShopTexts } from '../services/translations/shop-texts';
import type { ShopTexts } from '../services/translations/shop-texts';
import { translateTexts } from '../services/translations/translate-texts';

const found = new WeakMap<object, { texts: ShopTexts | undefined }>();

/** The texts of the house in the answers of a request's route. */
const textsOf = ({ routeOptions }: FastifyRequest): ShopTexts | undefined => {
  const { 200: schema } = (routeOptions.schema?.response ?? {}) as Record<string, object>;
  if (schema === undefined) return undefined;
  const known = found.get(schema) ?? { texts: findShopTexts(schema) };
  found.set(schema, known);
  return known.texts;
};

/**
 * An answer with the texts of the house in the language of the request, as the response schema of
 * its route marks them (`ShopText`); they are read in one query. In English it is the answer.
 */
export const translateAnswer = async <Answer>(
  request: FastifyRequest,
  answer: Answer,
): Promise<Answer> => {
  const { language } = request;
  const texts = language === defaultLanguage ? undefined : textsOf(request);
  if (texts === undefined) return answer;
  return translateTexts(request.server.db.orm, language, answer, texts);
};

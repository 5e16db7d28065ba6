import { and, asc, eq, inArray } from 'drizzle-orm';

import type { Transaction } from '../../db/client';
import { translations } from '../../db/schema';
import { groupBy } from '../../shared/group-by';
import { hasTags, storedText } from '../../shared/sanitize-html';
import { defaultPolicyTranslations } from '../content/default-policy-translations';
import { textHashOf } from '../translations/read-translations';
import { isStored, namesPicture, type PictureOf, type UrlOf } from './pictures';
import { type ExportedRow, otherLanguages, type Row } from './row-kinds';
import { chunks } from './shop-state';
import { insertAll } from './upsert';

type TranslationRow = Row<'translations'>;

const placeholdersOf = (text: string) => text.match(/\{\w+\}/g) ?? [];

/** What is wrong with a translation; undefined where nothing is. */
export const translationProblem = ({ text, translation }: TranslationRow): string | undefined => {
  if (!translation) return undefined;
  if (namesPicture(text) && !namesPicture(translation)) {
    return 'The translation of a picture must be a picture.';
  }
  if (hasTags(translation) && !hasTags(text)) {
    return 'The translation has HTML, and its text has none.';
  }
  const lacking = placeholdersOf(text).filter((placeholder) => !translation.includes(placeholder));
  return lacking.length > 0 ? `The translation lacks ${lacking.join(', ')}.` : undefined;
};

/** A row with the URLs of the pictures that it names. */
const withAddresses = (row: TranslationRow, urlOf: UrlOf): TranslationRow =>
  namesPicture(row.text)
    ? { ...row, text: urlOf(row.text), translation: row.translation && urlOf(row.translation) }
    : row;

/** Adds, changes and removes the translations of the rows; with `deleteOthers` all others are deleted. */
export const writeTranslations = async (
  tx: Transaction,
  rows: TranslationRow[],
  { deleteOthers, urlOf }: { deleteOthers: boolean; urlOf: UrlOf },
): Promise<void> => {
  const given = rows
    .filter(({ translation }) => translation !== undefined)
    .map((row) => withAddresses(row, urlOf));
  if (deleteOthers) await tx.delete(translations);
  for (const [language, ofLanguage] of groupBy(given, (row) => row.language)) {
    for (const part of chunks(ofLanguage)) {
      const hashes = part.map(({ text }) => textHashOf(storedText(text)));
      await tx
        .delete(translations)
        .where(and(eq(translations.language, language), inArray(translations.textHash, hashes)));
    }
  }
  const values = given.flatMap(({ language, text, translation }) =>
    translation ? [{ language, text: storedText(text), translation: storedText(translation) }] : [],
  );
  await insertAll(tx, translations, values);
};

/** The translations as an export writes them, with those of default policies that pages show. */
export const readTranslationRows = async (
  tx: Transaction,
  pictureOf: PictureOf,
): Promise<ExportedRow[]> => {
  const rows = await tx
    .select({
      language: translations.language,
      text: translations.text,
      translation: translations.translation,
    })
    .from(translations)
    .orderBy(asc(translations.language), asc(translations.text));
  const known = new Set(rows.map(({ language, text }) => `${language} ${text}`));
  const ofPolicies = otherLanguages.flatMap((language) =>
    [...defaultPolicyTranslations(language)].map(([text, translation]) => ({
      language,
      text,
      translation,
    })),
  );
  const named = rows.map((row) =>
    isStored(row.text)
      ? { ...row, text: pictureOf(row.text), translation: pictureOf(row.translation) }
      : row,
  );
  return [
    ...named,
    ...ofPolicies.filter(({ language, text }) => !known.has(`${language} ${text}`)),
  ];
};

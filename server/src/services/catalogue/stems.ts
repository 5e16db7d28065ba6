import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';

import type { WithDb } from '../../db/client';
import { isArabic } from './search-words';

/**
 * A word as queries of the database: empty for a stop word such as "and", and of several words where
 * the database splits it.
 */
export interface Stem {
  /** By the stem of its language. */
  stemmed: string;
  /** As it is written. */
  written: string;
}

/** The stem of each of the words that were asked for. */
export type Stems = (word: string) => Stem;

const maxCached = 20_000;

const nothing: Stem = { stemmed: '', written: '' };

/** Reads the stems of words, which never change and are cached. */
export const createStems = ({ db }: WithDb) => {
  const cached = new LRUCache<string, Stem>({ max: maxCached });

  return async (words: readonly string[]): Promise<Stems> => {
    const found = new Map(words.map((word) => [word, cached.get(word)]));
    const missing = [...found].flatMap(([word, stem]) => (stem ? [] : [word]));
    if (missing.length > 0) {
      const { rows } = await db.reader().execute<Record<'word' | keyof Stem, string>>(sql`
        select word, to_tsquery('simple', quoted)::text as written,
          case when word = any(${sql.param(missing.filter(isArabic))}::text[])
            then to_tsquery('arabic', quoted) else to_tsquery('english', quoted) end::text as stemmed
        from unnest(${sql.param(missing)}::text[]) as word,
          lateral (select '''' || replace(replace(word, '\\', '\\\\'), '''', '''''') || '''') as q (quoted)`);
      for (const { word, stemmed, written } of rows) {
        cached.set(word, { stemmed, written });
        found.set(word, { stemmed, written });
      }
    }
    return (word) => found.get(word) ?? nothing;
  };
};

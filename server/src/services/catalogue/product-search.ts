import { sql } from 'drizzle-orm';

import type { Orm } from '../../db/client';
import { searchWords } from '../../db/schema';
import { baseFormOf } from './arabic-forms';
import { familiesCalled } from './color-synonyms';
import { nearSpellings } from './near-spellings';
import { isArabic, type Search } from './search-words';
import type { Stems } from './stems';

/**
 * How similar a typed word and a word of the catalogue must be to count as a typing mistake
 * (pg_trgm's word similarity): "kaftn" and "kaftan" are 0.67, "dreses" and "dress" 0.57.
 */
const minSimilarity = 0.5;

/** Words that are less similar than the best one by at most this are searched for, too. */
const similarityMargin = 0.1;

/** Shorter words are similar to too many others. */
const minTypoLength = 4;

/** In longer words trigrams recognize a wrong letter at any place. */
const maxNearLength = 8;

/** A word that may match a typed one. */
export interface Term {
  /** As a query of the database. */
  query: string;
  /** The same as one stem; undefined where the query is of several words. */
  stem?: string;
  /** Also matches as a prefix. */
  isPrefix: boolean;
}

/** A way to search. */
export interface SearchMatch {
  /** Searches in the translations of the texts. */
  isTranslated: boolean;
  /** For each word of the search, any of these must match; stop words are left out. */
  words: Term[][];
  /** A product with this stock keeping unit matches, too, and is the best match. */
  sku?: string;
}

/** A word in the text of a query. */
const quotedWord = /'((?:[^'\\]|''|\\\\)*)'/g;

const termOf = (query: string, isPrefix: boolean): Term[] => {
  if (query === '') return [];
  const [word, ...others] = [...query.matchAll(quotedWord)];
  const isOne = others.length === 0 && word?.[0] === query;
  return [
    {
      query,
      isPrefix,
      ...(isOne ? { stem: word[1]?.replaceAll(/(['\\])\1/g, '$1') ?? '' } : {}),
    },
  ];
};

/**
 * The query of the database for all words. The weights `AB` are those of names, stock keeping units and
 * attributes.
 */
export const queryOf = (words: readonly Term[][], weights: '' | 'AB' = ''): string =>
  words
    .map((terms) => {
      const queries = terms.map(({ query, isPrefix }) => {
        const suffix = `${isPrefix ? '*' : ''}${weights}`;
        return suffix === '' ? query : query.replaceAll(quotedWord, `$&:${suffix}`);
      });
      return `(${[...new Set(queries)].join(' | ')})`;
    })
    .join(' & ');

/**
 * The Arabic stemmer removes these first letters as "and", "in", "as" and "for", also where they belong
 * to the word, which gives "dress" and "garden" the same stem. Such words are searched for unstemmed.
 */
const misread = /^(?:[وفبك](?!ال)|ل(?!ل))/;

/** The word itself, the word that it is a form of, and the color families that it may mean. */
const formsOf = (word: string): string[] => {
  const base = baseFormOf(word);
  return [word, ...(base === undefined ? [] : [base]), ...familiesCalled(word)];
};

/** A word by its stem. Nothing for a stop word such as "and". */
const stemmed = (word: string, stems: Stems): Term[] =>
  formsOf(word).flatMap((form) =>
    misread.test(form) ? termOf(stems(form).written, true) : termOf(stems(form).stemmed, false),
  );

/** A word as a prefix, as it is written and by its stem. Nothing for a stop word such as "and". */
const asPrefix = (word: string, stems: Stems): Term[] =>
  formsOf(word).flatMap((form) => {
    const { stemmed: stem, written } = stems(form);
    if (misread.test(form)) return termOf(written, true);
    return stem === '' ? [] : [...termOf(stem, true), ...termOf(written, true)];
  });

/** The word with each two neighboring letters swapped: "drses" is "dress" then, among others. */
const swaps = (word: string): string[] => {
  const letters = [...word];
  return letters.slice(1).map((letter, index) => {
    const before = letters.slice(0, index).join('');
    return `${before}${letter}${letters[index] ?? ''}${letters.slice(index + 2).join('')}`;
  });
};

const mayBeTypo = (word: string): boolean => [...word].length >= minTypoLength;

/** The words of a search whose stems have to be known to search for it. */
export const wordsToStem = ({ words }: Search): string[] => words.flatMap(formsOf);

/** The words that are searched for instead of those with two letters swapped. */
export const swapsToStem = ({ words }: Search): string[] => words.filter(mayBeTypo).flatMap(swaps);

/** Arabic words are found in the translations, and others in the texts themselves. */
export const isTranslated = ({ words }: Search): boolean => words.some(isArabic);

/**
 * Full text: every word by its stem, so that plurals match; the last one also as a prefix, since it may
 * not be typed to its end yet. An exact stock keeping unit comes first.
 */
export const fullTextMatch = (search: Search, stems: Stems): SearchMatch => {
  const last = search.words.length - 1;
  return {
    isTranslated: isTranslated(search),
    words: search.words
      .map((word, at) => (at === last ? asPrefix(word, stems) : stemmed(word, stems)))
      .filter((terms) => terms.length > 0),
    sku: search.sku,
  };
};

/** What may match each word of a search: the word as typed, or with two neighboring letters swapped. */
const toleratedTerms = ({ words }: Search, stems: Stems): { word: string; terms: Term[] }[] =>
  words
    .map((word) => ({ word, typed: asPrefix(word, stems) }))
    // A stop word is left out with its alternatives, which would narrow the search.
    .filter(({ typed }) => typed.length > 0)
    .map(({ word, typed }) => ({
      word,
      terms: [
        ...typed,
        ...(mayBeTypo(word) ? swaps(word) : []).flatMap((other) => [
          ...termOf(stems(other).stemmed, true),
          ...termOf(stems(other).written, true),
        ]),
      ],
    }));

/** The prefixes that a tolerant search may look for. */
export const prefixesOf = (search: Search, stems: Stems): string[] => [
  ...new Set(
    toleratedTerms(search, stems).flatMap(({ terms }) => terms.flatMap(({ stem }) => stem ?? [])),
  ),
];

/** A word of the catalogue that is similar to a typed one, by `minSimilarity` up to 1. */
export interface SimilarWord {
  typed: string;
  word: string;
  similarity: number;
}

/**
 * Each word as it is typed, with two neighboring letters swapped, or as one of the similar words. Only
 * prefixes that products have are searched for: the database can't estimate how rare others are.
 * Undefined where nothing matches one of the words.
 */
export const tolerantMatch = (
  search: Search,
  stems: Stems,
  isKnown: (stem: string) => boolean,
  similar: readonly SimilarWord[] = [],
): SearchMatch | undefined => {
  const words = toleratedTerms(search, stems).map(({ word, terms }) => [
    ...terms.filter(({ stem }) => stem === undefined || isKnown(stem)),
    ...similar
      .filter(({ typed }) => typed === word)
      .flatMap((other) => termOf(stems(other.word).stemmed, false)),
  ]);
  return words.every((terms) => terms.length > 0)
    ? { isTranslated: isTranslated(search), words }
    : undefined;
};

/**
 * Those of the prefixes that words of the catalogue start with. The last letter of a stem may differ from
 * that of its words ("beauty" has the stem "beauti", "hoping" has "hope"), so such a letter is ignored.
 */
export const readKnownPrefixes = async (
  orm: Orm,
  prefixes: readonly string[],
): Promise<string[]> => {
  if (prefixes.length === 0) return [];
  // Counted, since the planner expects to find one among the first rows when asked whether any exists.
  const { rows } = await orm.execute<{ prefix: string }>(sql`
    select prefix from unnest(${sql.param(prefixes)}::text[]) as prefix
    where (
      select count(*) from ${searchWords}
      where word like
        regexp_replace(regexp_replace(prefix, '[eily]$', ''), '([\\\\%_])', '\\\\\\1', 'g') || '%'
    ) > 0`);
  return rows.map(({ prefix }) => prefix);
};

/**
 * The words of the catalogue that are similar to those of a search: by their trigrams, and for a short
 * word that it does not have, also those that differ by one letter.
 */
export const readSimilarWords = async (
  orm: Orm,
  { words }: Search,
): Promise<readonly SimilarWord[]> => {
  const typos = words.filter(mayBeTypo);
  if (typos.length === 0) return [];
  const near = new Map(
    typos
      .filter((typed) => [...typed].length <= maxNearLength)
      .map((typed) => [typed, new Set(nearSpellings(typed, isArabic(typed)))]),
  );
  // In one statement, which is a transaction, the threshold is set before it is asked for.
  const { rows } = await orm.execute<{
    typed: string | null;
    word: string;
    similarity: number | null;
  }>(sql`
    with threshold as materialized (
      select set_config('pg_trgm.word_similarity_threshold', ${String(minSimilarity)}, true) as value
    )
    select typed, word, word_similarity(typed, word) as similarity
    from threshold
      cross join lateral unnest(case when value <> '' then ${sql.param(typos)}::text[] end) as typed
      join ${searchWords} on typed <% word
    union all
    select null, word, null from ${searchWords}
    where word = any(${sql.param([...near.values()].flatMap((set) => [...set]))}::text[])`);
  const alike = rows.flatMap(({ typed, word, similarity }) =>
    typed === null || similarity === null ? [] : [{ typed, word, similarity }],
  );
  const isAlike = (typed: string, word: string) =>
    alike.some((other) => other.typed === typed && other.word === word);
  return [
    ...alike,
    ...[...near]
      .filter(([typed]) => !isAlike(typed, typed))
      .flatMap(([typed, spellings]) =>
        rows
          .filter(
            (row) => row.typed === null && spellings.has(row.word) && !isAlike(typed, row.word),
          )
          .map(({ word }) => ({ typed, word, similarity: minSimilarity })),
      ),
  ];
};

/**
 * The choices of similar words to search for: those that are most similar; then, should no product have
 * them any more, all. None where there are no similar words.
 */
export const choicesOf = (similar: readonly SimilarWord[]): (readonly SimilarWord[])[] => {
  const best = similar.filter(({ typed, similarity }) =>
    similar.every(
      (other) => other.typed !== typed || similarity >= other.similarity - similarityMargin,
    ),
  );
  const choices = best.length < similar.length ? [best, similar] : [similar];
  return choices.filter(({ length }) => length > 0);
};

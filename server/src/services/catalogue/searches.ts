import type { Orm, WithDb } from '../../db/client';
import { createCache } from '../../shared/cache';
import type { CatalogueChanges } from './catalogue-changes';
import type { ProductIndex } from './product-index';
import { type Attempt, searchIds } from './product-matches';
import {
  prefixesOf,
  choicesOf,
  fullTextMatch,
  isTranslated,
  readKnownPrefixes,
  readSimilarWords,
  type SearchMatch,
  type SimilarWord,
  swapsToStem,
  tolerantMatch,
  wordsToStem,
} from './product-search';
import type { Search } from './search-words';
import { createStems, type Stems } from './stems';

const megabyte = 1024 * 1024;
const maxFoundBytes = 16 * megabyte;
const maxSimilarBytes = megabyte;
const wordBytes = 150;

/** Stems and known prefixes for a tolerant search. */
interface Tolerance {
  stems: Stems;
  /** The prefixes that words of the catalogue start with. */
  known: ReadonlySet<string>;
}

/** The prefixes that words of the catalogue start with: in the index, else in the database. */
const readKnown = async (
  orm: Orm,
  index: ProductIndex,
  search: Search,
  stems: Stems,
): Promise<ReadonlySet<string>> => {
  const words = index.wordsOf(isTranslated(search));
  const prefixes = prefixesOf(search, stems);
  const others = prefixes.filter((prefix) => !words.hasPrefix(prefix));
  const described = new Set(await readKnownPrefixes(orm, others));
  return new Set(prefixes.filter((prefix) => words.hasPrefix(prefix) || described.has(prefix)));
};

const nothing: Attempt = {
  inAll: () => Promise.resolve(new Int32Array()),
  among: () => Promise.resolve(new Int32Array()),
};

/**
 * The ways to search the catalogue. What they find in all of it is kept until a product changes: most
 * listings of a search are other pages, filters and orders of one that was made before.
 */
export const createSearches = ({
  db,
  catalogue,
}: WithDb & { catalogue: Pick<CatalogueChanges, 'onChange'> }) => {
  const readStems = createStems({ db });
  const found = createCache<Int32Array>(maxFoundBytes, ({ byteLength }) => byteLength);
  const tolerances = createCache<Tolerance>(maxSimilarBytes, ({ known }) => known.size * wordBytes);
  const similar = createCache<readonly SimilarWord[]>(
    maxSimilarBytes,
    ({ length }) => length * wordBytes,
  );

  catalogue.onChange(({ kind }) => {
    if (kind !== 'products' && kind !== 'all') return;
    for (const cache of [found, tolerances, similar]) cache.clear();
  });

  const attempt = (
    name: string,
    index: ProductIndex,
    search: Search,
    read: () => SearchMatch | Promise<SearchMatch>,
  ): Attempt => ({
    inAll: () =>
      found.get(`${name} ${JSON.stringify(search)}`, async () =>
        searchIds(db.reader(), index, await read()),
      ),
    among: async (listed) => searchIds(db.reader(), index, await read(), listed),
  });

  const tolerate = (index: ProductIndex, search: Search): Promise<Tolerance> =>
    tolerances.get(JSON.stringify(search.words), async () => {
      const stems = await readStems([...wordsToStem(search), ...swapsToStem(search)]);
      return { stems, known: await readKnown(db.reader(), index, search, stems) };
    });

  return {
    /** By every word as it is typed. */
    exact: (index: ProductIndex, search: Search): Attempt =>
      attempt('exact', index, search, async () =>
        fullTextMatch(search, await readStems(wordsToStem(search))),
      ),

    /** Also by words with two letters swapped. */
    swapped: async (index: ProductIndex, search: Search): Promise<Attempt> => {
      const { stems, known } = await tolerate(index, search);
      const match = tolerantMatch(search, stems, (stem) => known.has(stem));
      return match ? attempt('swapped', index, search, () => match) : nothing;
    },

    /** Also by words of the catalogue that are similar; nothing where it has none. */
    corrected: async (index: ProductIndex, search: Search): Promise<Attempt[]> => {
      const words = await similar.get(JSON.stringify(search.words), () =>
        readSimilarWords(db.reader(), search),
      );
      if (words.length === 0) return [];
      const { stems, known } = await tolerate(index, search);
      const stemsOfSimilar = await readStems(words.map(({ word }) => word));
      const ofEither: Stems = (word) => (stems(word).written === '' ? stemsOfSimilar : stems)(word);
      return choicesOf(words).flatMap((choice, at) => {
        const match = tolerantMatch(search, ofEither, (stem) => known.has(stem), choice);
        return match ? attempt(`corrected ${at}`, index, search, () => match) : [];
      });
    },
  };
};

export type Searches = ReturnType<typeof createSearches>;

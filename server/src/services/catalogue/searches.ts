import type { WithDb } from '../../db/client';
import { createCache } from '../../shared/cache';
import type { CatalogueChanges } from './catalogue-changes';
import { type Attempt, readMatches } from './product-matches';
import {
  fullTextMatch,
  readSimilarWords,
  type SearchMatch,
  type SimilarWord,
  swapMatch,
  typoMatches,
} from './product-search';
import type { Search } from './search-words';

const megabyte = 1024 * 1024;
const maxFoundBytes = 16 * megabyte;
const maxSimilarBytes = megabyte;
const similarWordBytes = 150;

/**
 * The ways to search the catalogue. What they find in all of it is kept until a product changes: most
 * listings of a search are other pages, filters and orders of one that was made before.
 */
export const createSearches = ({
  db,
  catalogue,
}: WithDb & { catalogue: Pick<CatalogueChanges, 'onNotice'> }) => {
  const found = createCache<Int32Array>(maxFoundBytes, ({ byteLength }) => byteLength);
  const similar = createCache<readonly SimilarWord[]>(
    maxSimilarBytes,
    ({ length }) => length * similarWordBytes,
  );

  catalogue.onNotice(({ kind }) => {
    if (kind !== 'products' && kind !== 'anything') return;
    found.clear();
    similar.clear();
  });

  const attempt = (
    name: string,
    search: Search,
    match: (search: Search) => SearchMatch,
  ): Attempt => ({
    inAll: () =>
      found.get(`${name} ${JSON.stringify(search)}`, () => readMatches(db.reader(), match(search))),
    among: (condition) => readMatches(db.reader(), match(search), condition),
  });

  return {
    /** By every word as it is typed. */
    exact: (search: Search): Attempt => attempt('exact', search, fullTextMatch),

    /** Also by words with two letters swapped. */
    swapped: (search: Search): Attempt => attempt('swapped', search, swapMatch),

    /** Also by words of the catalogue that are similar; nothing where it has none. */
    corrected: async (search: Search): Promise<Attempt[]> => {
      const words = await similar.get(JSON.stringify(search.words), () =>
        readSimilarWords(db.reader(), search),
      );
      return typoMatches(search, words).map((match, at) =>
        attempt(`corrected ${at}`, search, () => match),
      );
    },
  };
};

export type Searches = ReturnType<typeof createSearches>;

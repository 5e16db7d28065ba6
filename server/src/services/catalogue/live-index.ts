import { colorAttribute } from '@contract/constants';

import type { Orm, WithDb } from '../../db/client';
import { BitSet } from './bit-set';
import type { CatalogueChanges } from './catalogue-changes';
import type { ColorWords } from './color-words';
import { ProductIndex } from './product-index';
import { readAllIndexed, readColorWords, readFamilies, readIndexed } from './product-index-rows';

/** The index of the products, the families of their colors, and the words of the names of both. */
export interface IndexedCatalogue {
  index: ProductIndex;
  familiesOf: ReadonlyMap<string, string[]>;
  wordsOf: ReadonlyMap<string, ColorWords>;
  /** The products of each family. A color without a family is a family of its own. */
  byFamily: () => ReadonlyMap<string, BitSet>;
}

const joinFamilies = (
  index: ProductIndex,
  familiesOf: IndexedCatalogue['familiesOf'],
): ReadonlyMap<string, BitSet> => {
  const members = new Map<string, BitSet[]>();
  for (const [color, bits] of index.byOption(colorAttribute)) {
    for (const family of familiesOf.get(color) ?? [color]) {
      members.set(family, [...(members.get(family) ?? []), bits]);
    }
  }
  // As a union, a product in two blues counts once for the blue family.
  return new Map([...members].map(([family, sets]) => [family, BitSet.union(sets)]));
};

const readWhole = async (orm: Orm): Promise<ProductIndex> => {
  const index = new ProductIndex();
  for await (const batch of readAllIndexed(orm)) index.update([], batch);
  return index;
};

/** What has to be read again. */
interface Outdated {
  ids: Set<number>;
  all: boolean;
  families: boolean;
}

const nothing = (): Outdated => ({ ids: new Set(), all: false, families: false });

/**
 * Keeps the index of this process up to date. The first call reads it; the first call after a change
 * reads the changed products.
 */
export const createLiveIndex = ({
  db,
  catalogue,
}: WithDb & { catalogue: Pick<CatalogueChanges, 'onChange'> }) => {
  let index = new ProductIndex();
  let familiesOf: ReadonlyMap<string, string[]> = new Map();
  let wordsOf: ReadonlyMap<string, ColorWords> = new Map();
  let joined: ReadonlyMap<string, BitSet> | undefined;
  let outdated: Outdated = { ...nothing(), all: true, families: true };
  let reading: Promise<void> | undefined;

  catalogue.onChange((change) => {
    if (change.kind === 'stock') return;
    if ('ids' in change) for (const id of change.ids) outdated.ids.add(id);
    else outdated.families = true;
    if (change.kind === 'all') outdated.all = true;
  });

  /** Reads what has changed so far. What changes during the call is read by the next one. */
  const read = async (): Promise<void> => {
    const { ids, all, families } = outdated;
    outdated = nothing();
    try {
      if (families) {
        familiesOf = await readFamilies(db.reader());
        const names = new Set([...familiesOf].flat(2));
        wordsOf = await readColorWords(db.reader(), [...names]);
      }
      if (all) index = await readWhole(db.reader());
      else if (ids.size > 0) index.update(ids, await readIndexed(db.reader(), [...ids]));
      joined = undefined;
    } catch (error) {
      for (const id of ids) outdated.ids.add(id);
      outdated.all ||= all;
      outdated.families ||= families;
      throw error;
    }
  };

  const byFamily = () => (joined ??= joinFamilies(index, familiesOf));

  const isOutdated = () => outdated.all || outdated.families || outdated.ids.size > 0;

  return async (): Promise<IndexedCatalogue> => {
    // A read that began before this call may miss the latest change.
    await reading?.catch(() => undefined);
    if (isOutdated()) {
      reading ??= read().finally(() => {
        reading = undefined;
      });
    }
    // Possibly another caller's, which began after this call.
    await reading;
    return { index, familiesOf, wordsOf, byFamily };
  };
};

export type LiveIndex = ReturnType<typeof createLiveIndex>;

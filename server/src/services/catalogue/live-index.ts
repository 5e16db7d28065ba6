import { colorAttribute } from '@contract/constants';

import type { WithDb } from '../../db/client';
import { Bits } from './bits';
import type { CatalogueChanges } from './catalogue-changes';
import { ProductIndex } from './product-index';
import { readAllIndexed, readFamilies, readIndexed } from './product-index-rows';

/** The index of the products, and the families of their colors. */
export interface IndexedCatalogue {
  index: ProductIndex;
  familiesOf: ReadonlyMap<string, string[]>;
  /** The products of each family. A color without a family is one of its own. */
  byFamily: () => ReadonlyMap<string, Bits>;
}

const joinFamilies = (
  index: ProductIndex,
  familiesOf: IndexedCatalogue['familiesOf'],
): ReadonlyMap<string, Bits> => {
  const members = new Map<string, Bits[]>();
  for (const [color, bits] of index.byOption(colorAttribute)) {
    for (const family of familiesOf.get(color) ?? [color]) {
      members.set(family, [...(members.get(family) ?? []), bits]);
    }
  }
  // As a union, a product in two blues counts once for the blue family.
  return new Map([...members].map(([family, sets]) => [family, Bits.union(sets)]));
};

/**
 * Keeps the index of this process up to date. The first call reads it; the first call after a change
 * reads the changed products.
 */
export const createLiveIndex = ({
  db,
  catalogue,
}: WithDb & { catalogue: Pick<CatalogueChanges, 'onNotice'> }) => {
  let index = new ProductIndex();
  let familiesOf: ReadonlyMap<string, string[]> = new Map();
  let joined: ReadonlyMap<string, Bits> | undefined;
  let changed = new Set<number>();
  let readsAll = true;
  let readsFamilies = true;
  let reading: Promise<void> | undefined;

  catalogue.onNotice((notice) => {
    if (notice.kind === 'stock') return;
    if ('ids' in notice) for (const id of notice.ids) changed.add(id);
    else readsFamilies = true;
    if (notice.kind === 'anything') readsAll = true;
  });

  const readAll = async (): Promise<void> => {
    const whole = new ProductIndex();
    for await (const batch of readAllIndexed(db.reader())) whole.update([], batch);
    index = whole;
  };

  /** Reads what has changed so far. What changes during the call is read by the next one. */
  const read = async (): Promise<void> => {
    const pending = { changed, readsAll, readsFamilies };
    changed = new Set();
    readsAll = false;
    readsFamilies = false;
    try {
      if (pending.readsFamilies) familiesOf = await readFamilies(db.reader());
      if (pending.readsAll) await readAll();
      else if (pending.changed.size > 0) {
        index.update(pending.changed, await readIndexed(db.reader(), [...pending.changed]));
      }
      joined = undefined;
    } catch (error) {
      for (const id of pending.changed) changed.add(id);
      readsAll ||= pending.readsAll;
      readsFamilies ||= pending.readsFamilies;
      throw error;
    }
  };

  const byFamily = () => (joined ??= joinFamilies(index, familiesOf));

  const isOutdated = () => readsAll || readsFamilies || changed.size > 0;

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
    return { index, familiesOf, byFamily };
  };
};

export type LiveIndex = ReturnType<typeof createLiveIndex>;

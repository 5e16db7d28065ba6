import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';

import type { WithDb } from '../../db/client';
import { prepared } from '../../db/prepared';
import { products } from '../../db/schema';
import { type CatalogueChanges, isStockChange } from './catalogue-changes';
import { productToWire, selectProducts } from './product-rows';

const selectListed = prepared((orm) =>
  selectProducts(orm)
    .where(sql`${products.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('select_listed'),
);

const maxBytes = 16 * 1024 * 1024;
const entryBytes = 300;

/** A buffer with memory of its own: a slice of the shared pool would keep all of the pool's. */
const encode = (text: string): Buffer => {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
};

/**
 * A cache of products as listings show them, as JSON in UTF-8: new listings consist mostly of products
 * that others have shown. Encoding a listing anew cost as much as all else of it. A product is read again
 * after it has changed.
 */
export const createProductTexts = ({
  db,
  catalogue,
}: WithDb & { catalogue: Pick<CatalogueChanges, 'onChange'> }) => {
  const texts = new LRUCache<number, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: (text) => text.length + entryBytes,
  });
  let changes = 0;

  catalogue.onChange((change) => {
    changes += 1;
    // Other changes may reach further: the colors of a style are counted with each of its products.
    if (isStockChange(change)) for (const id of change.ids) texts.delete(id);
    else texts.clear();
  });

  /** The products of these ids that exist, in their order. */
  return async (ids: readonly number[]): Promise<Map<number, Buffer>> => {
    const found = new Map(ids.map((id) => [id, texts.get(id)]));
    const missing = ids.filter((id) => found.get(id) === undefined);
    if (missing.length > 0) {
      const changesBefore = changes;
      for (const row of await selectListed(db.reader()).execute({ ids: missing })) {
        const text = encode(JSON.stringify(productToWire(row)));
        found.set(row.id, text);
        // Not cached if something changed while it was read.
        if (changes === changesBefore) texts.set(row.id, text);
      }
    }
    return new Map([...found].flatMap(([id, text]) => (text === undefined ? [] : [[id, text]])));
  };
};

export type ProductTexts = ReturnType<typeof createProductTexts>;

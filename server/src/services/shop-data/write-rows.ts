import type { Transaction } from '../../db/client';
import { categories, media, products } from '../../db/schema';
import type { MediaRow } from '../media/describe-pictures';
import { isStored, type UrlOf } from './pictures';
import type { ShopRows } from './row-kinds';
import { chunks, type ShopState } from './shop-state';
import { writeTranslatedSearch } from './translated-search';
import { writeTranslations } from './translation-rows';
import {
  deleteOtherCategories,
  writeCategories,
  writeColors,
  writeFeatured,
} from './write-categories';
import { writeContent } from './write-content';
import {
  deleteOtherProducts,
  writeAttributes,
  writeListings,
  writeProducts,
  writeSearchText,
} from './write-products';
import { writeProductPictures, writeSizes } from './write-sizes';

export interface WriteOptions {
  state: ShopState;
  /** The pictures by the path that rows name. */
  pictures: ReadonlyMap<string, MediaRow>;
  /** Removes what the files of categories, colors, products, sizes and translations do not name. */
  deleteMissing: boolean;
}

const createUrlOf =
  (pictures: WriteOptions['pictures']): UrlOf =>
  (picture) => {
    const url = isStored(picture) ? picture : pictures.get(picture)?.url;
    if (url === undefined) throw new Error(`The picture ${picture} was not read.`);
    return url;
  };

/** Writes rows that `checkRows` has checked. */
export const writeRows = async (
  tx: Transaction,
  rows: ShopRows,
  { state, pictures, deleteMissing }: WriteOptions,
): Promise<void> => {
  const urlOf = createUrlOf(pictures);
  for (const part of chunks([...pictures.values()])) {
    await tx.insert(media).values(part).onConflictDoNothing();
  }
  if (rows.categories) await writeCategories(tx, rows.categories, state);
  if (rows.colors) await writeColors(tx, rows.colors, deleteMissing);
  const categoryRows = await tx.select().from(categories);
  const categoryIds = new Map(categoryRows.map(({ slug, id }) => [slug, id]));
  if (rows.products) {
    if (deleteMissing) await deleteOtherProducts(tx, rows.products);
    await writeProducts(tx, rows.products, { state, categories: categoryIds, urlOf });
  }
  const productRows = await tx.select({ id: products.id, sku: products.sku }).from(products);
  const ids = {
    categories: categoryIds,
    products: new Map(productRows.map(({ sku, id }) => [sku, id])),
  };
  if (rows.products) {
    await writeListings(tx, rows.products, ids);
    await writeAttributes(tx, rows.products, ids);
  }
  if (rows.sizes) {
    await writeSizes(tx, rows.sizes, { state, ids: ids.products, deleteOthers: deleteMissing });
  }
  if (rows.pictures) {
    await writeProductPictures(tx, rows.pictures, { ids: ids.products, urlOf });
  }
  if (rows.categories) {
    await writeFeatured(tx, rows.categories, ids);
    if (deleteMissing) await deleteOtherCategories(tx, rows.categories);
  }
  if (rows.translations) {
    await writeTranslations(tx, rows.translations, { deleteOthers: deleteMissing, urlOf });
  }
  const namesChange = rows.categories || rows.colors || rows.products;
  if (namesChange) await writeSearchText(tx);
  if (namesChange || rows.translations) await writeTranslatedSearch(tx);
  await writeContent(tx, rows, { ids: ids.products, urlOf });
};

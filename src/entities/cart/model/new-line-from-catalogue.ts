import type { Product, ProductSize } from '@contract/product';
import { pricesFromWire } from '@/shared/lib/money';

import { type BagLine, type NewBagLine, newLineFor } from './bag-line';

/** One of a product in a size, both as the catalogue sends them, to be put into the bag. */
export const newLineFromCatalogue = (
  product: Product,
  size: ProductSize,
  chosen: Pick<BagLine, 'image' | 'color'>,
): NewBagLine =>
  newLineFor(
    { id: product.id, name: product.name, discountPercentage: product.discount_percentage },
    { id: size.id, label: size.size, prices: pricesFromWire(size), stock: size.stock ?? null },
    chosen,
  );

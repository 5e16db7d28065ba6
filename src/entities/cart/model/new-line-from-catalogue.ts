import type { Product, ProductSize } from '@contract/product';
import { pricesFromWire } from '@/shared/lib/money';

import type { BagLine, NewBagLine } from './bag-line';

/** One of a product in a size, both as the catalogue sends them, to be put into the bag. */
export const newLineFromCatalogue = (
  product: Product,
  size: ProductSize,
  chosen: Pick<BagLine, 'image' | 'color'>,
): NewBagLine => ({
  productId: product.id,
  productSizeId: size.id,
  name: product.name,
  quantity: 1,
  size: size.size,
  discount_percentage: product.discount_percentage,
  prices: pricesFromWire(size),
  stock: size.stock,
  ...chosen,
});

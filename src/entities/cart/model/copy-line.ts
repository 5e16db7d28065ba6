import type { BagLine, NewBagLine } from './bag-line';

/** What puts a removed line back, and its id. */
export type BagLineCopy = NewBagLine & Pick<BagLine, 'id'>;

/** Copies a line without the provider's id and pending state. */
export const copyLine = (line: BagLine): BagLineCopy => ({
  id: line.id,
  productId: line.productId,
  productSizeId: line.productSizeId,
  name: line.name,
  image: line.image,
  quantity: line.quantity,
  size: line.size,
  color: line.color,
  discount_percentage: line.discount_percentage,
  prices: line.prices,
  stock: line.stock,
});

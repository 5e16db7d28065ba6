import type { BagLine, NewBagLine } from './bag-line';

/** The data of a line that put it into the bag again, and its id. */
export type BagLineCopy = NewBagLine & Pick<BagLine, 'id'>;

/** Copies a line without what the provider says of it: its id there, and what is pending. */
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

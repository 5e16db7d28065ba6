import type { BagLine, NewBagLine } from './bag-line';

/** What of a line is needed to put it into the bag again, with its id. */
export const copyLine = (line: BagLine): NewBagLine & Pick<BagLine, 'id'> => ({
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

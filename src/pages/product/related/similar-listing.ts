import type { ProductDetail, ProductListing, ProductSummary } from '@/entities/product';

const similarCount = 8;

/** The listing of Similar Items: products of the product's category (section 2). */
export const similarListing = ({ category }: ProductDetail): ProductListing => ({
  categoryId: category.id,
  // One more, because the product itself may be among them.
  perPage: similarCount + 1,
});

/** The similar items without the product itself. */
export const similarTo = (
  product: Pick<ProductSummary, 'id'>,
  products: readonly ProductSummary[],
): ProductSummary[] => products.filter(({ id }) => id !== product.id).slice(0, similarCount);

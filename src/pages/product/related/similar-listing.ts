import type { ProductDetail, ProductListing, ProductSummary } from '@/entities/product';

const similarCount = 8;

/** The product itself and the other colors of its style, which are offered beside its own. */
const idsOfStyle = ({ id, siblings }: Pick<ProductDetail, 'id' | 'siblings'>): number[] => [
  id,
  ...siblings.map((sibling) => sibling.id),
];

/** The listing of Similar Items: products of the product's category (section 2). */
export const similarListing = (product: ProductDetail): ProductListing => ({
  categoryId: product.category.id,
  // More, because those of its own style may be among them.
  perPage: similarCount + idsOfStyle(product).length,
});

/** The similar items without those of the product's own style. */
export const similarTo = (
  product: Pick<ProductDetail, 'id' | 'siblings'>,
  products: readonly ProductSummary[],
): ProductSummary[] => {
  const ownStyle = idsOfStyle(product);
  return products.filter(({ id }) => !ownStyle.includes(id)).slice(0, similarCount);
};

import type { Currency } from '@contract/money';
import type { ProductSort } from '@contract/product';

import type { ProductSummary } from './product';

/**
 * The client-side price sort (section 7), on the price in the displayed currency, for a provider
 * that ignores `sort`. It is stable, so that a list which the provider has sorted stays as it is. A price
 * that is not known counts as 0.
 */
export const sortByPrice = (
  products: readonly ProductSummary[],
  sort: ProductSort,
  currency: Currency,
): readonly ProductSummary[] => {
  if (sort === 'newest') return products;
  const direction = sort === 'price-low-high' ? 1 : -1;
  const priceOf = ({ prices }: ProductSummary) => prices?.[currency] ?? 0;
  return products.toSorted((a, b) => direction * (priceOf(a) - priceOf(b)));
};

import type { Product, ProductSize, ProductsPage, ProductsRequest } from '@contract/product';

import { currentLanguage } from './texts';

/** A product and one of its sizes that can be bought. */
export interface Choice {
  product: Product;
  size: ProductSize;
}

const isInStock = ({ stock }: ProductSize) => stock === undefined || stock > 1;

/** Every product that a listing of the demo shop has. */
export const listProducts = async (
  shopUrl: string,
  request: ProductsRequest = {},
): Promise<Product[]> => {
  const response = await fetch(`${shopUrl}/api/products`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': currentLanguage() },
    body: JSON.stringify({ per_page: 100, ...request }),
  });
  const { data: page } = (await response.json()) as { data: ProductsPage };
  return page.data;
};

/**
 * Picks the newest dress with more than one size and this one in stock, so that nothing is
 * preselected and the journey does not depend on the demo shop's numbers.
 */
export const chooseDress = async (shopUrl: string): Promise<Choice> => {
  const dresses = await listProducts(shopUrl, { category_id: 1, in_stock_only: true });
  const [choice] = dresses
    .filter(({ sizes, discount_percentage }) => sizes.length > 1 && discount_percentage === 0)
    .flatMap((product) => product.sizes.filter(isInStock).map((size) => ({ product, size })));
  if (!choice) throw new Error('The demo shop has no dress in stock');

  return choice;
};

import { defaultLanguage } from '@contract/languages';
import type { Product, ProductSize, ProductsPage, ProductsRequest } from '@contract/product';

import { categories } from '../../../demo/catalogue/arabic/categories';
import { colors } from '../../../demo/catalogue/arabic/colors';
import { words } from '../../../demo/catalogue/arabic/words';
import { currentLanguage } from './texts';

/** A product and one of its sizes that can be bought. */
export interface Choice {
  product: Product;
  size: ProductSize;
}

const isInStock = ({ stock }: ProductSize) => stock === undefined || stock > 1;

/** A category, color or value of the demo catalogue, by its English name, in the language of the test. */
export const nameOf = (english: string): string => {
  if (currentLanguage() === defaultLanguage) return english;
  const name = categories[english] ?? colors[english] ?? words[english];
  if (name === undefined) throw new Error(`The demo catalogue has no Arabic for “${english}”`);
  return name;
};

/** The name of a product's card for screen readers, which part the color from the style. */
export const cardName = ({ name }: Pick<Product, 'name'>): RegExp =>
  new RegExp(name.replace('،', ' ?،'), 'u');

/** Every product that a listing of the demo shop has. */
export const listProducts = async (
  shopUrl: string,
  request: ProductsRequest = {},
  language = currentLanguage(),
): Promise<Product[]> => {
  const response = await fetch(`${shopUrl}/api/products`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify({ per_page: 100, ...request }),
  });
  const { data: page } = (await response.json()) as { data: ProductsPage };
  return page.data;
};

/** Every dress with more than one size, once for each size in stock, the newest first. */
export const listChoices = async (shopUrl: string): Promise<Choice[]> => {
  const dresses = await listProducts(shopUrl, { category_id: 1, in_stock_only: true });
  return dresses
    .filter(({ sizes, discount_percentage }) => sizes.length > 1 && discount_percentage === 0)
    .flatMap((product) => product.sizes.filter(isInStock).map((size) => ({ product, size })));
};

/**
 * Picks the newest dress with more than one size and this one in stock, so that nothing is
 * preselected and the journey does not depend on the demo shop's numbers.
 */
export const chooseDress = async (shopUrl: string): Promise<Choice> => {
  const [choice] = await listChoices(shopUrl);
  if (!choice) throw new Error('The demo shop has no dress in stock');

  return choice;
};

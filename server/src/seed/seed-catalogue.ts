import type { DemoProduct, DemoShop } from '../../../demo/catalogue/demo-shop-schema';
import { plainText } from '../shared/sanitize-html';
import type { Transaction } from '../db/database';
import {
  categories,
  colorFamilies,
  productAttributeOptions,
  productCategories,
  productImages,
  productLooks,
  productSizes,
  products,
} from '../db/schema';

/** The stored URL of a master picture. */
export type UrlOf = (file: string) => string;

/** Categories, options, and the families of the colors, so that "green" finds celadon. */
const searchTextOf = (
  product: DemoProduct,
  categoryNames: Map<number, string>,
  familiesOf: DemoShop['colorFamilies'],
) => {
  const options = product.attributes.flatMap((attribute) => attribute.options);
  return [
    ...product.listedIn.map((id) => categoryNames.get(id) ?? ''),
    ...options,
    ...new Set(options.flatMap((option) => familiesOf[option] ?? [])),
  ].join(' ');
};

/** Categories and products with everything that belongs to them. */
export const seedCatalogue = async (tx: Transaction, shop: DemoShop, urlOf: UrlOf) => {
  await tx
    .insert(categories)
    .values(shop.categories.map(({ id, name, slug }, position) => ({ id, name, slug, position })));
  const names = new Map(shop.categories.map(({ id, name }) => [id, name]));

  await tx.insert(products).values(
    shop.products.map((product) => ({
      id: product.id,
      sku: product.sku,
      style: product.style,
      name: product.name,
      description: product.description,
      details: product.details,
      priceUsd: product.prices.USD,
      priceEur: product.prices.EUR,
      priceAed: product.prices.AED,
      discountPercentage: product.discountPercentage,
      categoryId: product.categoryId,
      sizeGuide: product.sizeGuide ? urlOf(product.sizeGuide) : null,
      fit: product.fit ?? null,
      measurements: product.measurements,
      createdAt: new Date(product.createdAt),
      searchText: searchTextOf(product, names, shop.colorFamilies),
      searchDescription: plainText(product.description),
    })),
  );
  const placeIn = (categoryId: number, productId: number) => {
    const { featured = [] } = shop.categories.find(({ id }) => id === categoryId) ?? {};
    return featured.includes(productId) ? featured.indexOf(productId) : null;
  };
  await tx.insert(productCategories).values(
    shop.products.flatMap(({ id: productId, listedIn }) =>
      listedIn.map((categoryId) => ({
        productId,
        categoryId,
        position: placeIn(categoryId, productId),
      })),
    ),
  );
  await tx.insert(productSizes).values(
    shop.products.flatMap(({ id: productId, sizes }) =>
      sizes.map(({ label, stock, isDefault = false }, position) => ({
        productId,
        size: label,
        stock,
        isDefault,
        position,
      })),
    ),
  );
  await tx.insert(productImages).values(
    shop.products.flatMap(({ id: productId, pictures }) =>
      pictures.map(({ file, alt, color = null }, position) => ({
        productId,
        image: urlOf(file),
        alt,
        color,
        position,
      })),
    ),
  );
  await tx
    .insert(productLooks)
    .values(
      shop.products.flatMap(({ id: productId, looksWith }) =>
        looksWith.map((withId, position) => ({ productId, withId, position })),
      ),
    );
  await tx
    .insert(colorFamilies)
    .values(
      Object.entries(shop.colorFamilies).flatMap(([color, families]) =>
        families.map((family) => ({ color, family })),
      ),
    );
  await tx
    .insert(productAttributeOptions)
    .values(
      shop.products.flatMap(({ id: productId, attributes }) =>
        attributes
          .flatMap(({ name, options }) => options.map((option) => ({ name, option })))
          .map((entry, position) => ({ productId, ...entry, position })),
      ),
    );
};

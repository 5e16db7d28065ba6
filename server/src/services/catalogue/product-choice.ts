import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

import { colorAttribute } from '@contract/constants';
import { i18n } from '@contract/i18n';

import type { Orm } from '../../db/client';
import { prepared } from '../../db/prepared';
import { isRowId } from '../../db/row-id';
import { cartItems, productAttributeOptions, productSizes, products } from '../../db/schema';
import { NotFoundError, invalidField } from '../../shared/errors';
import { lineProductFields, productPicture } from './line-product';

/** What a customer chose. */
interface Choice {
  customerId: number;
  productId: number;
  /** Absent while no size is chosen. */
  productSizeId?: number;
  /** Empty without a color. */
  color: string;
}

/** The product does not exist, or not any more. */
export const productNotFound = () => new NotFoundError(i18n.t('Product not found'));

const notItsSize = () =>
  invalidField('product_size_id', i18n.t('Please choose one of the sizes of this product.'));

/** The parts of a choice in a prepared query. */
export const placeholders = {
  customerId: sql.placeholder('customerId'),
  productId: sql.placeholder('productId'),
  productSizeId: sql.placeholder('productSizeId'),
  color: sql`${sql.placeholder('color')}::text`,
};

/** Whether the chosen color is one of the product's. */
export const isItsColor = (productId: SQLWrapper) =>
  sql<boolean>`exists (select from ${productAttributeOptions} where ${and(
    eq(productAttributeOptions.productId, productId),
    eq(productAttributeOptions.name, colorAttribute),
    eq(productAttributeOptions.option, placeholders.color),
  )})`;

/**
 * Selects the chosen product, with its size and what the bag has of it; `lineId` says which line of the bag
 * the statement has written.
 */
export const queryChoice = (orm: Pick<Orm, 'select'>, lineId: SQL<number | null>) =>
  orm
    .select({
      product: lineProductFields,
      size: productSizes,
      image: productPicture(products.id, placeholders.color),
      quantity: cartItems.quantity,
      hasColor: isItsColor(products.id),
      lineId,
    })
    .from(products)
    .leftJoin(
      productSizes,
      and(eq(productSizes.id, placeholders.productSizeId), eq(productSizes.productId, products.id)),
    )
    .leftJoin(
      cartItems,
      and(
        eq(cartItems.customerId, placeholders.customerId),
        eq(cartItems.productId, products.id),
        eq(cartItems.productSizeId, productSizes.id),
        eq(cartItems.color, placeholders.color),
      ),
    )
    .where(eq(products.id, placeholders.productId));

const selectChoice = prepared((orm) =>
  queryChoice(orm, sql`null::integer`).prepare('select_choice'),
);

/**
 * The chosen product, with its size and what the bag has of it where there are any, by a statement of
 * `queryChoice`. 404 for an unknown product, 422 for a size or color that is not the product's.
 */
export const readChoice = async (orm: Orm, choice: Choice, statement = selectChoice) => {
  const { productId, productSizeId, color } = choice;
  if (!isRowId(productId)) throw productNotFound();
  const sizeId = productSizeId !== undefined && isRowId(productSizeId) ? productSizeId : null;
  const [chosen] = await statement(orm).execute({ ...choice, productSizeId: sizeId });
  if (!chosen) throw productNotFound();
  if (productSizeId !== undefined && !chosen.size) throw notItsSize();
  if (color !== '' && !chosen.hasColor) {
    throw invalidField('color', i18n.t('Please choose one of the colors of this product.'));
  }
  return chosen;
};

import { eq } from 'drizzle-orm';

import type { Currency } from '../../contract/money';
import type { PlaceOrderRequest } from '../../contract/order';
import type { Database, Transaction } from '../../server/src/db/client';
import {
  categories,
  customers,
  mailEvents,
  productAttributeOptions,
  productImages,
  productSizes,
  products,
} from '../../server/src/db/schema';
import type { OutgoingMail } from '../../server/src/services/mail/mail-kinds';
import { dubai, phone } from '../support/addresses';

let made = 0;

/** A name that is different each time. */
export const unique = (name: string) => `${name}-${process.pid}-${(made += 1)}`;

export interface NewProduct {
  name?: string;
  /** Minor units of USD; EUR and AED are derived from it. */
  price?: number;
  stock?: Record<string, number>;
  colors?: string[];
}

/** Adds a product with sizes and their stock. */
export const addProduct = async (
  { orm }: Database,
  { name = unique('Coat'), price = 12_500, stock = { S: 5, M: 5 }, colors = [] }: NewProduct = {},
) => {
  const [category] = await orm
    .insert(categories)
    .values({ name: 'Coats', slug: unique('coats') })
    .returning();
  if (!category) throw new Error('No category');
  const [product] = await orm
    .insert(products)
    .values({
      sku: unique('SKU'),
      name,
      priceUsd: price,
      priceEur: price - 1,
      priceAed: price * 4,
      discountPercentage: 10,
      categoryId: category.id,
    })
    .returning();
  if (!product) throw new Error('No product');
  await orm
    .insert(productImages)
    .values({ productId: product.id, image: `/media/${product.id}.jpg`, alt: name });
  if (colors.length > 0) {
    await orm
      .insert(productAttributeOptions)
      .values(colors.map((option) => ({ productId: product.id, name: 'Color', option })));
  }
  const sizes = await orm
    .insert(productSizes)
    .values(
      Object.entries(stock).map(([size, pieces]) => ({
        productId: product.id,
        size,
        stock: pieces,
      })),
    )
    .returning();
  const sizeId = (size: string): number => {
    const found = sizes.find((row) => row.size === size);
    if (!found) throw new Error(`No size ${size}`);
    return found.id;
  };
  return { id: product.id, name, sizeId };
};

/** Adds a verified customer, who can't log in by password. */
export const addCustomer = async ({ orm }: Database, currency: Currency = 'USD') => {
  const [customer] = await orm
    .insert(customers)
    .values({
      name: 'Layla Test',
      email: `${unique('layla')}@selvage.test`,
      passwordHash: 'none',
      currency,
      verifiedAt: new Date(),
    })
    .returning();
  if (!customer) throw new Error('No customer');
  return customer;
};

export const stockOf = async ({ orm }: Database, sizeId: number): Promise<number> => {
  const [size] = await orm.select().from(productSizes).where(eq(productSizes.id, sizeId));
  if (!size) throw new Error(`No size ${sizeId}`);
  return size.stock;
};

export const setStock = async ({ orm }: Database, sizeId: number, stock: number): Promise<void> => {
  await orm.update(productSizes).set({ stock }).where(eq(productSizes.id, sizeId));
};

/** A complete checkout form. */
export const checkoutForm = (
  payment_method: PlaceOrderRequest['payment_method'] = 'cash_on_delivery',
): PlaceOrderRequest => ({ ...dubai, phone, payment_method });

/** Records mail in the caller's transaction, without sending it. */
export const mailRecorder = () => ({
  enqueue: async (tx: Transaction, { kind, to, payload }: OutgoingMail): Promise<void> => {
    await tx
      .insert(mailEvents)

      .values({ kind, recipient: to, payload: { ...payload }, messageId: unique('message') });
  },
  wake: () => undefined,
});

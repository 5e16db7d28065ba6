import Type, { type Static } from 'typebox';

import { closedObject, envelope } from './envelope';
import { LineProductSchema } from './line-product';
import { MoneySchema, priceFields } from './money';
import { ProductSizeSchema } from './product';

/** A product on a customer's wishlist, beyond the specification. */
export const WishlistItemSchema = Type.Object({
  id: Type.Integer(),
  /** Absent without a color. */
  color: Type.Optional(Type.String()),
  /** As the catalogue has it now; the prices are those of the chosen size, if one is. */
  product: Type.Object({
    ...LineProductSchema.properties,
    sizes: Type.Array(ProductSizeSchema),
  }),
  /** Absent while no size is chosen. */
  product_size: Type.Optional(Type.Object({ id: Type.Integer(), size: Type.String() })),
  /** What it cost when it was added. */
  added_price: Type.Object(priceFields),
  added_at: Type.String({ format: 'date-time' }),
  /** Units left: of the chosen size, else of all sizes. */
  stock: Type.Integer({ minimum: 0 }),
});
export type WishlistItem = Static<typeof WishlistItemSchema>;

/** GET /wishlist: the latest first. */
export const WishlistResponseSchema = envelope(Type.Array(WishlistItemSchema));

/** POST /wishlist: the same call twice leaves one item. */
export const AddWishRequestSchema = closedObject({
  product_id: Type.Integer(),
  product_size_id: Type.Optional(Type.Integer()),
  color: Type.Optional(Type.String({ maxLength: 60 })),
  /** What it cost when it was first added: by a guest, or before it was removed. Absent: now. */
  added_price: Type.Optional(
    closedObject({
      price_in_usd: MoneySchema,
      price_in_eur: MoneySchema,
      price_in_aed: MoneySchema,
    }),
  ),
  /** When it was first added, at most now. Absent: now. */
  added_at: Type.Optional(Type.String({ format: 'date-time' })),
});
export type AddWishRequest = Static<typeof AddWishRequestSchema>;

export const AddWishResponseSchema = envelope(WishlistItemSchema);
export type AddWishResponse = Static<typeof AddWishResponseSchema>;

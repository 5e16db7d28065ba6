import Type, { type Static } from 'typebox';

import { maxQuantity } from './constants';
import { envelope } from './envelope';
import { priceFields } from './money';

/** A line of a customer's bag, with the prices that checkout would charge. */
export const CartItemSchema = Type.Object({
  id: Type.Integer(),
  quantity: Type.Integer({ minimum: 1 }),
  /** Beyond the specification: the chosen color. */
  color: Type.Optional(Type.String()),
  product: Type.Object({
    id: Type.Integer(),
    name: Type.String(),
    ...priceFields,
    primary_image: Type.String(),
    discount_percentage: Type.Number(),
  }),
  product_size: Type.Object({
    id: Type.Integer(),
    size: Type.String(),
    stock: Type.Optional(Type.Integer({ minimum: 0 })),
  }),
});
export type CartItem = Static<typeof CartItemSchema>;

/** GET /cart */
export const CartResponseSchema = envelope(Type.Array(CartItemSchema));
export type CartResponse = Static<typeof CartResponseSchema>;

/** POST /cart: sets the quantity of (product, size, color). */
export const SetCartItemRequestSchema = Type.Object(
  {
    product_id: Type.Integer(),
    product_size_id: Type.Integer(),
    quantity: Type.Integer({ minimum: 1, maximum: maxQuantity }),
    color: Type.Optional(Type.String({ maxLength: 60 })),
  },
  { additionalProperties: false },
);
export type SetCartItemRequest = Static<typeof SetCartItemRequestSchema>;

export const SetCartItemResponseSchema = envelope(CartItemSchema);
export type SetCartItemResponse = Static<typeof SetCartItemResponseSchema>;

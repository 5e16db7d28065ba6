import Type, { type Static } from 'typebox';

import { maxQuantity } from './constants';
import { closedObject, envelope } from './envelope';
import { LineProductSchema } from './line-product';

/** A line of a customer's bag, with the prices that checkout would charge. */
export const CartItemSchema = Type.Object({
  id: Type.Integer(),
  quantity: Type.Integer({ minimum: 1 }),
  /** Beyond the specification: the chosen color. */
  color: Type.Optional(Type.String()),
  product: LineProductSchema,
  product_size: Type.Object({
    id: Type.Integer(),
    size: Type.String(),
    stock: Type.Optional(Type.Integer({ minimum: 0 })),
  }),
});
export type CartItem = Static<typeof CartItemSchema>;

/** GET /cart */
export const CartResponseSchema = envelope(Type.Array(CartItemSchema));

/** POST /cart: sets the quantity of (product, size, color). */
export const SetCartItemRequestSchema = closedObject({
  product_id: Type.Integer(),
  product_size_id: Type.Integer(),
  quantity: Type.Integer({ minimum: 1, maximum: maxQuantity }),
  color: Type.Optional(Type.String({ maxLength: 60 })),
});
export type SetCartItemRequest = Static<typeof SetCartItemRequestSchema>;

export const SetCartItemResponseSchema = envelope(CartItemSchema);
export type SetCartItemResponse = Static<typeof SetCartItemResponseSchema>;

import Type, { type Static } from 'typebox';

import { EmailSchema } from './customer';
import { closedObject, envelope } from './envelope';
import { ShopText } from './shop-text';

/** POST /back-in-stock, beyond the specification: requests a mail when a sold-out size is back. */
export const BackInStockRequestSchema = closedObject({
  product_size_id: Type.Integer(),
  email: EmailSchema,
});
export type BackInStockRequest = Static<typeof BackInStockRequestSchema>;

/** POST /back-in-stock/confirm and /back-in-stock/unsubscribe: the token of a link in a mail. */
export const LinkTokenRequestSchema = closedObject({
  token: Type.String({ minLength: 1, maxLength: 100 }),
});

/** What was confirmed, and whether it is in stock already. */
export const ConfirmedRequestSchema = Type.Object({
  product: Type.Object({ id: Type.Integer(), name: ShopText() }),
  size: Type.String(),
  in_stock: Type.Boolean(),
});
export type ConfirmedRequest = Static<typeof ConfirmedRequestSchema>;

export const ConfirmBackInStockResponseSchema = envelope(ConfirmedRequestSchema);
export type ConfirmBackInStockResponse = Static<typeof ConfirmBackInStockResponseSchema>;

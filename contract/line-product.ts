import Type, { type Static } from 'typebox';

import { priceFields } from './money';
import { ShopText } from './shop-text';

/** A product as a line of a bag or an order shows it. */
export const LineProductSchema = Type.Object({
  id: Type.Integer(),
  name: ShopText(),
  ...priceFields,
  primary_image: Type.String(),
  discount_percentage: Type.Number(),
});
export type LineProduct = Static<typeof LineProductSchema>;

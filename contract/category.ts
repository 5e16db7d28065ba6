import Type, { type Static } from 'typebox';

import { envelope } from './envelope';
import { ShopText } from './shop-text';

export const CategorySchema = Type.Object({
  id: Type.Integer(),
  name: ShopText(),
  slug: Type.String(),
});
export type Category = Static<typeof CategorySchema>;

/** GET /categories/primary */
export const CategoriesResponseSchema = envelope(Type.Array(CategorySchema));
export type CategoriesResponse = Static<typeof CategoriesResponseSchema>;

import Type, { type Static } from 'typebox';

import { envelope } from './envelope';

export const CategorySchema = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  slug: Type.String(),
});
export type Category = Static<typeof CategorySchema>;

/** GET /categories/primary */
export const CategoriesResponseSchema = envelope(Type.Array(CategorySchema));
export type CategoriesResponse = Static<typeof CategoriesResponseSchema>;

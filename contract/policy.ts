import Type, { type Static } from 'typebox';

import { envelope } from './envelope';
import { ShopText } from './shop-text';

export const PolicyParamsSchema = Type.Object({ policy: Type.String({ maxLength: 40 }) });

export const PolicySchema = Type.Object({
  /** A summary in a sentence or two, as plain text. */
  intro: ShopText(),
  sections: Type.Array(
    Type.Object({
      heading: ShopText(),
      /** HTML, sanitized like a product's description. */
      text: ShopText(),
    }),
  ),
});
export type Policy = Static<typeof PolicySchema>;

/** GET /policies/{policy}: beyond the specification. */
export const PolicyResponseSchema = envelope(PolicySchema);
export type PolicyResponse = Static<typeof PolicyResponseSchema>;

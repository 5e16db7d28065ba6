import Type, { type Static } from 'typebox';

import { envelope } from './envelope';

export const PolicyParamsSchema = Type.Object({ policy: Type.String({ maxLength: 40 }) });

export const PolicySchema = Type.Object({
  /** What the page is about, in a sentence or two: plain text. */
  intro: Type.String(),
  sections: Type.Array(
    Type.Object({
      heading: Type.String(),
      /** HTML, sanitized like a product's description. */
      text: Type.String(),
    }),
  ),
});
export type Policy = Static<typeof PolicySchema>;

/** GET /policies/{policy}: beyond the specification. */
export const PolicyResponseSchema = envelope(PolicySchema);
export type PolicyResponse = Static<typeof PolicyResponseSchema>;

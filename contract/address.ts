import Type, { type Static } from 'typebox';

import { envelope } from './envelope';

const line = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });

/** The fields of a shipping address that a person types (section 5). */
export const addressFields = {
  first_name: line(100),
  last_name: line(100),
  address: line(200),
  apartment: Type.Optional(Type.Union([Type.String({ maxLength: 100 }), Type.Null()])),
  city: line(100),
  state: line(100),
  zip_code: line(20),
  country: line(100),
};

/** POST /addresses, POST /addresses/{id} */
export const AddressRequestSchema = Type.Object(
  {
    ...addressFields,
    /** Beyond the specification: `true` makes it the default; anything else changes nothing. */
    is_default: Type.Optional(
      Type.Boolean({ description: 'true: the address becomes the first of GET /addresses' }),
    ),
  },
  { additionalProperties: false },
);
export type AddressRequest = Static<typeof AddressRequestSchema>;

export const AddressSchema = Type.Object({ id: Type.Integer(), ...addressFields });
export type Address = Static<typeof AddressSchema>;

/** GET /addresses: the first is the default. */
export const AddressesResponseSchema = envelope(Type.Array(AddressSchema));
export type AddressesResponse = Static<typeof AddressesResponseSchema>;
export const AddressResponseSchema = envelope(AddressSchema);
export type AddressResponse = Static<typeof AddressResponseSchema>;

import Type, { type Static } from 'typebox';

import { maxLengths } from './constants';
import { closedObject, envelope } from './envelope';

const line = (field: keyof typeof maxLengths) =>
  Type.String({ minLength: 1, maxLength: maxLengths[field], pattern: '\\S' });

/** The fields of a shipping address that a person types (section 5). */
export const addressFields = {
  first_name: line('first_name'),
  last_name: line('last_name'),
  address: line('address'),
  apartment: Type.Optional(
    Type.Union([Type.String({ maxLength: maxLengths.apartment }), Type.Null()]),
  ),
  city: line('city'),
  state: line('state'),
  zip_code: line('zip_code'),
  country: line('country'),
};

/** POST /addresses, POST /addresses/{id} */
export const AddressRequestSchema = closedObject({
  ...addressFields,
  /** Beyond the specification: `true` makes it the default; anything else changes nothing. */
  is_default: Type.Optional(
    Type.Boolean({ description: 'true: the address becomes the first of GET /addresses' }),
  ),
});
export type AddressRequest = Static<typeof AddressRequestSchema>;

export const AddressSchema = Type.Object({ id: Type.Integer(), ...addressFields });
export type Address = Static<typeof AddressSchema>;

/** GET /addresses: the first is the default. */
export const AddressesResponseSchema = envelope(Type.Array(AddressSchema));
export type AddressesResponse = Static<typeof AddressesResponseSchema>;
export const AddressResponseSchema = envelope(AddressSchema);

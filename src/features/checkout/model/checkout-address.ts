import type { Address } from '@contract/address';
import { addressSchema, type AddressValues, addressValuesFrom } from '@/entities/address';

import type { CheckoutAddress } from './checkout-schema';

/** A full name, split on the first space into first and last name (section 5). */
export const splitName = (fullName: string): { first_name: string; last_name: string } => {
  const name = fullName.trim();
  const space = name.indexOf(' ');
  return space === -1
    ? { first_name: name, last_name: '' }
    : { first_name: name.slice(0, space), last_name: name.slice(space + 1).trim() };
};

/**
 * The form, prefilled from a saved address: with its first and last name when it has both, else
 * with its only name, split (ADR 0011). The phone is not prefilled (section 3).
 */
export const prefilledFrom = (address: Omit<Address, 'id'> | null): CheckoutAddress => {
  const form = { ...addressValuesFrom(address), phone: '' };
  const first = form.first_name.trim();
  const last = form.last_name.trim();
  return first !== '' && last !== ''
    ? { ...form, first_name: first, last_name: last }
    : { ...form, ...splitName(`${first}${last}`) };
};

/** The form where no address is known: with the name that the customer registered with, split. */
export const prefilledWithName = (name: string): CheckoutAddress => ({
  ...prefilledFrom(null),
  ...splitName(name),
});

/** The fields of an address that is saved in an account. */
export const fieldsOf = ({ phone: _phone, ...fields }: CheckoutAddress): AddressValues => fields;

/** Whether two addresses are the same as they are sent. */
export const sameFields = (one: AddressValues, two: AddressValues): boolean => {
  const [sent, other] = [addressSchema.cast(one), addressSchema.cast(two)];
  return (Object.keys(sent) as (keyof AddressValues)[]).every((name) => sent[name] === other[name]);
};

/** Whether an account has this address. */
export const isSaved = (address: CheckoutAddress, saved: readonly Address[]): boolean =>
  saved.some((each) => sameFields(fieldsOf(prefilledFrom(each)), fieldsOf(address)));

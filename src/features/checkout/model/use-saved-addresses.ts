import { useState } from 'react';
import { useFormContext } from 'react-hook-form';

import type { Address } from '@contract/address';
import { useGetAddressesQuery } from '@/entities/address';

import { prefilledFrom } from './checkout-address';
import type { CheckoutAddress } from './checkout-schema';

/** The choice of an address that is not a saved one. */
export const otherAddress = 'other';

type Fields = Omit<CheckoutAddress, 'phone'>;

const fieldsOf = ({ phone: _phone, ...fields }: CheckoutAddress): Fields => fields;

const sameFields = (one: Fields, two: Fields): boolean =>
  Object.entries(one).every(([name, text]) => two[name as keyof Fields].trim() === text.trim());

/**
 * The saved addresses at checkout, the default first. Which one is chosen follows from the fields:
 * one that was changed is another address. Choosing fills in the fields and leaves the phone; what
 * was typed before comes back with the choice of the other address.
 */
export const useSavedAddresses = () => {
  const { getValues, reset, setValue, watch } = useFormContext<CheckoutAddress>();
  const { data: saved = [], error, isFetching, refetch } = useGetAddressesQuery();
  const [kept, setKept] = useState<Fields | null>(null);
  const fields = fieldsOf({ ...getValues(), ...watch() });
  const matching = saved.find((address) => sameFields(fieldsOf(prefilledFrom(address)), fields));

  const choose = (address: Address | null) => {
    const typed = fieldsOf(getValues());
    if (address !== null && matching === undefined) setKept(typed);
    const filled =
      address === null ? (kept ?? fieldsOf(prefilledFrom(null))) : fieldsOf(prefilledFrom(address));
    reset({ ...filled, phone: getValues('phone') });
    // A change of a field, so that the draft is saved.
    setValue('address', filled.address, { shouldDirty: true });
  };

  return {
    saved,
    /** Asks again for those that could not be loaded; null where they were. */
    retry: error === undefined ? null : () => void refetch(),
    retrying: isFetching,
    /** The chosen one's id, or `otherAddress`. */
    chosen: matching === undefined ? otherAddress : String(matching.id),
    /** What was typed before a saved address was chosen. */
    kept: matching === undefined ? null : kept,
    choose: (value: string) => {
      choose(saved.find(({ id }) => String(id) === value) ?? null);
    },
  };
};

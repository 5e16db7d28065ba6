import { useState } from 'react';
import { useFormContext } from 'react-hook-form';

import { type AddressValues, useGetAddressesQuery } from '@/entities/address';
import { useGetOrdersQuery } from '@/entities/order';

import { fieldsOf, prefilledFrom, sameFields } from './checkout-address';
import type { CheckoutAddress } from './checkout-schema';

/** The value of the choice "Another address". */
export const otherAddress = 'other';

/** The value of the choice of the last order's address, offered where none is saved. */
export const lastOrderAddress = 'last-order';

/**
 * The addresses to choose from at checkout: the saved ones, the default first; without any, that of
 * the last order. Which one is chosen follows from the fields: one that was changed is another
 * address. Choosing fills in the fields and leaves the phone; what was typed before comes back with
 * the choice of the other address.
 */
export const useSavedAddresses = () => {
  const { getValues, reset, setValue, watch } = useFormContext<CheckoutAddress>();
  const { data: saved, error, isFetching, refetch } = useGetAddressesQuery();
  const { data: [lastOrder] = [] } = useGetOrdersQuery();
  const [kept, setKept] = useState<AddressValues | null>(null);
  const fields = fieldsOf({ ...getValues(), ...watch() });
  const choices = (saved ?? []).map((address) => ({
    value: String(address.id),
    fields: fieldsOf(prefilledFrom(address)),
  }));
  if (saved?.length === 0 && lastOrder !== undefined)
    choices.push({
      value: lastOrderAddress,
      fields: fieldsOf(prefilledFrom(lastOrder.address)),
    });
  const matching = choices.find((choice) => sameFields(choice.fields, fields));

  return {
    choices,
    /** Loads the addresses again; null unless they failed to load. */
    retry: error === undefined || (saved?.length ?? 0) > 0 ? null : () => void refetch(),
    retrying: isFetching,
    /** The value of the chosen address, or `otherAddress`. */
    chosen: matching?.value ?? otherAddress,
    /** What was typed before one of the choices was chosen. */
    kept: matching === undefined ? null : kept,
    choose: (value: string) => {
      const choice = choices.find((each) => each.value === value);
      if (choice !== undefined && matching === undefined) setKept(fieldsOf(getValues()));
      const filled = choice?.fields ?? kept ?? fieldsOf(prefilledFrom(null));
      reset({ ...filled, phone: getValues('phone') });
      // The draft is saved when a named field changes, and `reset` names none.
      setValue('address', filled.address, { shouldDirty: true });
    },
  };
};

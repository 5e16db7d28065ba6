import { useFormContext } from 'react-hook-form';

import { AddressFields } from '@/entities/address';
import { TextField } from '@/shared/ui/text-field';

import type { CheckoutAddress } from '../model/checkout-schema';

/** Where the order goes (section 5). */
export const AddressStep = () => {
  const { register, formState } = useFormContext<CheckoutAddress>();
  return (
    <>
      <AddressFields />
      <TextField
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="shipping tel"
        hint="For the courier only"
        error={formState.errors.phone?.message}
        {...register('phone')}
      />
    </>
  );
};

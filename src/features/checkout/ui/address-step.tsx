import { useFormContext } from 'react-hook-form';

import { AddressFields } from '@/entities/address';
import { TextField } from '@/shared/ui/text-field';

import type { CheckoutAddress } from '../model/checkout-schema';

// Rendered after the address, so that its fields are registered, and focused for errors, before it.
const PhoneField = () => {
  const { register, formState } = useFormContext<CheckoutAddress>();
  return (
    <TextField
      label="Phone"
      type="tel"
      inputMode="tel"
      autoComplete="shipping tel"
      hint="For the courier only"
      error={formState.errors.phone?.message}
      {...register('phone')}
    />
  );
};

/** Where the order goes (section 5). */
export const AddressStep = () => (
  <>
    <AddressFields countryPlace="before-state" />
    <PhoneField />
  </>
);

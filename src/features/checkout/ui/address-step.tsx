import { useFormContext } from 'react-hook-form';

import { RegionFields } from '@/entities/address';
import { FieldRow } from '@/shared/ui/form-layout';
import { TextField } from '@/shared/ui/text-field';

import type { CheckoutAddress } from '../model/checkout-fields';

/** Where the order goes (specification, section 5): everything but the apartment is needed. */
export const AddressStep = () => {
  const { register, watch, setValue, clearErrors, formState } = useFormContext<CheckoutAddress>();
  const { errors, defaultValues } = formState;
  const [country, state, zipCode] = watch(['country', 'state', 'zipCode']);

  return (
    <>
      <FieldRow>
        <TextField
          label="First Name"
          autoComplete="shipping given-name"
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <TextField
          label="Last Name"
          autoComplete="shipping family-name"
          error={errors.lastName?.message}
          {...register('lastName')}
        />
      </FieldRow>
      <TextField
        label="Street Address"
        autoComplete="shipping address-line1"
        error={errors.address?.message}
        {...register('address')}
      />
      <TextField
        label="Apartment, suite, etc. (optional)"
        autoComplete="shipping address-line2"
        error={errors.apartment?.message}
        {...register('apartment')}
      />
      <TextField
        label="City"
        autoComplete="shipping address-level2"
        error={errors.city?.message}
        {...register('city')}
      />
      <RegionFields
        country={register('country')}
        state={register('state')}
        zip={register('zipCode')}
        values={{ country, state, zip: zipCode }}
        errors={{
          country: errors.country?.message,
          state: errors.state?.message,
          zip: errors.zipCode?.message,
        }}
        savedCountry={defaultValues?.country}
        onRegion={(region, exchanged) => {
          setValue('state', region.state, { shouldDirty: true });
          setValue('zipCode', region.zip, {
            shouldDirty: true,
            shouldValidate: formState.isSubmitted,
          });
          if (exchanged) clearErrors('state');
        }}
      />
      <TextField
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="shipping tel"
        hint="For the courier only"
        error={errors.phone?.message}
        {...register('phone')}
      />
    </>
  );
};

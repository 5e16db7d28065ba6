import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';

import type { Address } from '@contract/address';
import { RegionFields } from '@/entities/address';
import { errorSentence, fieldErrors } from '@/shared/api';
import { landFieldErrors, useFilledOnOpening } from '@/shared/lib/form';
import { useToast } from '@/shared/toast';
import { FormDialog } from '@/shared/ui/dialog';
import { FieldRow } from '@/shared/ui/form-layout';
import { TextField } from '@/shared/ui/text-field';

import { useAddAddressMutation, useUpdateAddressMutation } from '../api/address-mutations';
import {
  type AddressForm,
  addressFormFrom,
  addressRequestFrom,
  addressSchema,
} from '../model/address-schema';

interface AddressDialogProps {
  open: boolean;
  /** The address to edit; null adds a new one. */
  address: Address | null;
  onClose: () => void;
}

const fieldNames = Object.keys(addressSchema.fields) as (keyof AddressForm)[];

/** Add New Address, Edit Address (specification, sections 2 and 4); the list follows by itself. */
export const AddressDialog = ({ open, address, onClose }: AddressDialogProps) => {
  const toast = useToast();
  const [addAddress] = useAddAddressMutation();
  const [updateAddress] = useUpdateAddressMutation();
  const form = useForm<AddressForm>({
    resolver: yupResolver(addressSchema),
    defaultValues: addressFormFrom(address),
  });
  const { register, handleSubmit, reset, setError, setValue, watch, formState } = form;
  const { errors, isSubmitting, isSubmitted } = formState;
  const [country, state, zip] = watch(['country', 'state', 'zip_code']);

  useFilledOnOpening(open, () => {
    reset(addressFormFrom(address));
  });

  const submit = handleSubmit(async (fields) => {
    const request = addressRequestFrom(fields);
    const { error } =
      address === null
        ? await addAddress(request)
        : await updateAddress({ id: address.id, address: request });
    if (error === undefined) {
      toast.success(
        address === null ? 'Address added successfully' : 'Address updated successfully',
      );
      onClose();
      return;
    }
    if (!landFieldErrors(fieldErrors(error), fieldNames, setError)) {
      toast.error('Failed to save address', errorSentence(error, 'Please try again later'));
    }
  });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onSubmit={submit}
      title={address === null ? 'Add New Address' : 'Edit Address'}
      submitLabel={address === null ? 'Add Address' : 'Update Address'}
      busy={isSubmitting}
      busyLabel="Saving..."
    >
      <FieldRow>
        <TextField
          label="First Name"
          autoComplete="given-name"
          error={errors.first_name?.message}
          {...register('first_name')}
        />
        <TextField
          label="Last Name"
          autoComplete="family-name"
          error={errors.last_name?.message}
          {...register('last_name')}
        />
      </FieldRow>
      <TextField
        label="Street Address"
        autoComplete="address-line1"
        error={errors.address?.message}
        {...register('address')}
      />
      <TextField
        label="Apartment, suite, etc. (optional)"
        autoComplete="address-line2"
        error={errors.apartment?.message}
        {...register('apartment')}
      />
      <TextField
        label="City"
        autoComplete="address-level2"
        error={errors.city?.message}
        {...register('city')}
      />
      <RegionFields
        country={register('country')}
        state={register('state')}
        zip={register('zip_code')}
        values={{ country, state, zip }}
        errors={{
          country: errors.country?.message,
          state: errors.state?.message,
          zip: errors.zip_code?.message,
        }}
        savedCountry={address?.country}
        onRegion={(region) => {
          setValue('state', region.state, { shouldValidate: isSubmitted });
          setValue('zip_code', region.zip, { shouldValidate: isSubmitted });
        }}
      />
    </FormDialog>
  );
};

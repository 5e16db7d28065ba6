import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';

import type { Address } from '@contract/address';
import { RegionFields } from '@/entities/address';
import { useResetOnOpen, useFormSubmit } from '@/shared/lib/form';
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

const failed = 'Failed to save address';

/** Add New Address, Edit Address (specification, sections 2 and 4); the list follows by itself. */
export const AddressDialog = ({ open, address, onClose }: AddressDialogProps) => {
  const toast = useToast();
  const [addAddress] = useAddAddressMutation();
  const [updateAddress] = useUpdateAddressMutation();
  const form = useForm<AddressForm>({
    resolver: yupResolver(addressSchema),
    defaultValues: addressFormFrom(address),
  });
  const { register, reset, setValue, watch, formState } = form;
  const { errors, isSubmitted } = formState;
  const [country, state, zip] = watch(['country', 'state', 'zip_code']);

  const { submit, busy, failure, clearFailure } = useFormSubmit<AddressForm, unknown>(form, {
    send: (fields) => {
      const request = addressRequestFrom(fields);
      return address === null
        ? addAddress(request)
        : updateAddress({ id: address.id, address: request });
    },
    onSuccess: () => {
      toast.success(
        address === null ? 'Address added successfully' : 'Address updated successfully',
      );
      onClose();
    },
    fallback: failed,
    onError: ({ message }) => {
      toast.error(failed, message === failed ? undefined : message);
    },
  });

  useResetOnOpen(open, () => {
    reset(addressFormFrom(address));
    clearFailure();
  });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onSubmit={submit}
      title={address === null ? 'Add New Address' : 'Edit Address'}
      submitLabel={address === null ? 'Add Address' : 'Update Address'}
      busy={busy}
      busyLabel="Saving..."
      failure={failure}
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
        onRegion={(region, exchanged) => {
          setValue('state', region.state);
          setValue('zip_code', region.zip, { shouldValidate: isSubmitted });
          if (exchanged) form.clearErrors('state');
        }}
      />
    </FormDialog>
  );
};

import { yupResolver } from '@hookform/resolvers/yup';
import { FormProvider, useForm } from 'react-hook-form';

import type { Address } from '@contract/address';
import { i18n } from '@contract/i18n';
import {
  AddressFields,
  type AddressValues,
  addressValuesFrom,
  addressSchema,
  useAddAddressMutation,
} from '@/entities/address';
import { useFormSubmit } from '@/shared/form';
import { useToast } from '@/shared/toast';
import { FormDialog } from '@/shared/ui/dialog';

import { useUpdateAddressMutation } from '../api/manage-addresses-endpoints';

interface AddressDialogProps {
  open: boolean;
  /** The address to edit; null adds a new one. */
  address: Address | null;
  onClose: () => void;
}

const failed = () => i18n.t('Failed to save address');

/** Add New Address and Edit Address (sections 2 and 4); the list refetches by its tag. */
export const AddressDialog = ({ open, address, onClose }: AddressDialogProps) => {
  const toast = useToast();
  const [addAddress] = useAddAddressMutation();
  const [updateAddress] = useUpdateAddressMutation();
  const form = useForm<AddressValues>({
    resolver: yupResolver(addressSchema),
    defaultValues: addressValuesFrom(address),
  });

  const submission = useFormSubmit<AddressValues, unknown>(form, {
    send: (fields) =>
      address === null ? addAddress(fields) : updateAddress({ id: address.id, address: fields }),
    onSuccess: () => {
      toast.success(
        address === null
          ? i18n.t('Address added successfully')
          : i18n.t('Address updated successfully'),
      );
      onClose();
    },
    fallback: failed(),
    onAttempt: toast.clearErrors,
    onError: ({ message }, namesFields) => {
      toast.error(failed(), namesFields || message === failed() ? undefined : message);
    },
  });

  return (
    <FormProvider {...form}>
      <FormDialog
        isLong
        open={open}
        onClose={onClose}
        submission={submission}
        title={address === null ? i18n.t('Add New Address') : i18n.t('Edit Address')}
        submitLabel={address === null ? i18n.t('Add Address') : i18n.t('Update Address')}
        busyLabel={i18n.t('Saving...')}
      >
        <AddressFields countryPlace="last" />
      </FormDialog>
    </FormProvider>
  );
};

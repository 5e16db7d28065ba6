import { useState } from 'react';

import type { Address } from '@contract/address';
import { i18n } from '@contract/i18n';
import { addressLines } from '@/entities/address';
import { providerMessage } from '@/shared/api';
import { useToast } from '@/shared/toast';
import { ConfirmDialog } from '@/shared/ui/dialog';

import { useDeleteAddressMutation } from '../api/manage-addresses-endpoints';

interface DeleteAddressDialogProps {
  /** The address to delete; null closes the dialog. */
  address: Address | null;
  onClose: () => void;
}

/** Delete Address: asks, then deletes (sections 2 and 4); the list refetches by its tag. */
export const DeleteAddressDialog = ({ address, onClose }: DeleteAddressDialogProps) => {
  const toast = useToast();
  const [deleteAddress, { isLoading }] = useDeleteAddressMutation();
  // The address stays on the dialog while it fades out.
  const [shown, setShown] = useState(address);
  if (address !== null && address !== shown) setShown(address);

  const confirm = async () => {
    if (address === null) return;
    const { error } = await deleteAddress(address.id);
    if (error === undefined) toast.success(i18n.t('Address deleted successfully'));
    else toast.error(i18n.t('Failed to delete address'), providerMessage(error));
    onClose();
  };

  return (
    <ConfirmDialog
      open={address !== null}
      onClose={onClose}
      onConfirm={confirm}
      title={i18n.t('Delete Address')}
      text={i18n.t('Are you sure you want to delete this address? This action cannot be undone.')}
      subject={shown === null ? '' : addressLines(shown).join('\n')}
      confirmLabel={i18n.t('Delete Address')}
      busy={isLoading}
      busyLabel={i18n.t('Deleting...')}
      destructive
    />
  );
};

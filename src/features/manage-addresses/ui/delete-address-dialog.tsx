import type { Address } from '@contract/address';
import { errorSentence } from '@/shared/api';
import { useToast } from '@/shared/toast';
import { ConfirmDialog } from '@/shared/ui/dialog';

import { useDeleteAddressMutation } from '../api/address-mutations';

interface DeleteAddressDialogProps {
  /** The address to delete; null while nothing is asked. */
  address: Address | null;
  onClose: () => void;
}

/** Delete Address: asks, deletes, and the list follows (specification, section 4). */
export const DeleteAddressDialog = ({ address, onClose }: DeleteAddressDialogProps) => {
  const toast = useToast();
  const [deleteAddress, { isLoading }] = useDeleteAddressMutation();

  const confirm = async () => {
    if (address === null) return;
    const { error } = await deleteAddress(address.id);
    if (error === undefined) toast.success('Address deleted successfully');
    else toast.error('Failed to delete address', errorSentence(error, 'Please try again later'));
    onClose();
  };

  return (
    <ConfirmDialog
      open={address !== null}
      onClose={onClose}
      onConfirm={() => {
        void confirm();
      }}
      title="Delete Address"
      text="Are you sure you want to delete this address? This action cannot be undone."
      confirmLabel="Delete Address"
      busy={isLoading}
      busyLabel="Deleting..."
    />
  );
};

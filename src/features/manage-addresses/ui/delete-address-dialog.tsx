import styled from '@emotion/styled';
import { useState } from 'react';

import type { Address } from '@contract/address';
import { addressLines } from '@/entities/address';
import { providerMessage } from '@/shared/api';
import { useToast } from '@/shared/toast';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { space } from '@/shared/ui/theme';

import { useDeleteAddressMutation } from '../api/address-mutations';

interface DeleteAddressDialogProps {
  /** The address to delete; null closes the dialog. */
  address: Address | null;
  onClose: () => void;
}

const Line = styled('span')({
  display: 'block',
  overflowWrap: 'anywhere',
  '&:first-of-type': { marginBlockEnd: space(3) },
});

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
    if (error === undefined) toast.success('Address deleted successfully');
    else toast.error('Failed to delete address', providerMessage(error));
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
      text={
        <>
          <Line>Are you sure you want to delete this address? This action cannot be undone.</Line>
          {shown !== null &&
            addressLines(shown).map((line, index) => <Line key={`${index}-${line}`}>{line}</Line>)}
        </>
      }
      confirmLabel="Delete Address"
      busy={isLoading}
      busyLabel="Deleting..."
    />
  );
};

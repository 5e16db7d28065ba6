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
  /** The address to delete; null while nothing is asked. */
  address: Address | null;
  onClose: () => void;
}

const Line = styled('span')({
  display: 'block',
  overflowWrap: 'anywhere',
  '&:first-of-type': { marginBlockEnd: space(3) },
});

/** Delete Address: asks, deletes, and the list follows (specification, section 4). */
export const DeleteAddressDialog = ({ address, onClose }: DeleteAddressDialogProps) => {
  const toast = useToast();
  const [deleteAddress, { isLoading }] = useDeleteAddressMutation();
  // While it closes, the dialog goes on naming what it asked about.
  const [asked, setAsked] = useState(address);
  if (address !== null && address !== asked) setAsked(address);

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
          {asked !== null &&
            addressLines(asked).map((line, index) => <Line key={`${index}-${line}`}>{line}</Line>)}
        </>
      }
      confirmLabel="Delete Address"
      busy={isLoading}
      busyLabel="Deleting..."
    />
  );
};

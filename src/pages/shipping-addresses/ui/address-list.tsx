import styled from '@emotion/styled';

import type { Address } from '@contract/address';
import { media, space } from '@/shared/ui/theme';

import { AddressCard } from './address-card';

interface AddressListProps {
  addresses: readonly Address[];
  onEdit: (address: Address) => void;
  onDelete: (address: Address) => void;
}

const List = styled('ul')({
  display: 'grid',
  [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space(12) },
});

/** The saved addresses; the first is the default one. */
export const AddressList = ({ addresses, onEdit, onDelete }: AddressListProps) => (
  <List>
    {addresses.map((address, index) => (
      <AddressCard
        key={address.id}
        address={address}
        isDefault={index === 0}
        onEdit={() => {
          onEdit(address);
        }}
        onDelete={() => {
          onDelete(address);
        }}
      />
    ))}
  </List>
);

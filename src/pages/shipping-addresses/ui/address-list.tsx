import List from '@mui/material/List';

import type { Address } from '@contract/address';

import { AddressCard } from './address-card';
import { addressColumns } from './address-columns';

interface AddressListProps {
  addresses: readonly Address[];
  onEdit: (address: Address) => void;
  onDelete: (address: Address) => void;
}

/** The saved addresses; the first is the default one. */
export const AddressList = ({ addresses, onEdit, onDelete }: AddressListProps) => (
  <List sx={addressColumns}>
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

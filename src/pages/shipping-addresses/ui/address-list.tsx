import styled from '@emotion/styled';

import type { Address } from '@contract/address';
import { addressLines } from '@/entities/address';
import { IconButton } from '@/shared/ui/icon-button';
import { color, media, space } from '@/shared/ui/theme';

interface AddressListProps {
  addresses: readonly Address[];
  onEdit: (address: Address) => void;
  onDelete: (address: Address) => void;
}

const List = styled('ul')({
  display: 'grid',
  gap: space(5),
  [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const Card = styled('li')({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'start',
  padding: space(6),
  border: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
});
const Line = styled('span')({
  display: 'block',
  color: color.ash,
  '&:first-of-type': { color: color.ink },
});
const Actions = styled('div')({ display: 'flex', margin: -10 });

/** The saved addresses, each with its edit and delete icons. */
export const AddressList = ({ addresses, onEdit, onDelete }: AddressListProps) => (
  <List>
    {addresses.map((address) => (
      <Card key={address.id}>
        <p>
          {addressLines(address).map((line, index) => (
            <Line key={`${index}-${line}`}>{line}</Line>
          ))}
        </p>
        <Actions>
          <IconButton
            icon="edit"
            label={`Edit the address ${address.address}`}
            onClick={() => {
              onEdit(address);
            }}
          />
          <IconButton
            icon="trash"
            label={`Delete the address ${address.address}`}
            onClick={() => {
              onDelete(address);
            }}
          />
        </Actions>
      </Card>
    ))}
  </List>
);

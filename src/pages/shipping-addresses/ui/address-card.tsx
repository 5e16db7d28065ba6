import styled from '@emotion/styled';

import type { Address } from '@contract/address';
import { addressLines } from '@/entities/address';
import { MakeDefaultButton } from '@/features/manage-addresses';
import { useFocusHome } from '@/shared/lib/focus';
import { IconButton } from '@/shared/ui/icon-button';
import { color, font, labelText, space } from '@/shared/ui/theme';

import { addressesHeadingId } from '../model/addresses-heading-id';

interface AddressCardProps {
  address: Address;
  /** The first of the list: what checkout starts from. */
  isDefault: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

const Card = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'auto 1fr auto',
  alignItems: 'start',
  paddingBlock: space(6),
  borderBlockStart: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
});
const Name = styled('h2')({
  fontFamily: font.display,
  fontSize: '1.375rem',
  fontWeight: 500,
  lineHeight: 1.2,
  paddingBlockStart: space(2),
  '&:focus': { outline: 'none' },
});
const Actions = styled('div')({ display: 'flex', marginInlineEnd: -10 });
const Lines = styled('p')({ gridColumn: '1 / -1', color: color.ash, paddingBlockStart: space(1) });
const Line = styled('span')({ display: 'block' });
const Foot = styled('div')({ gridColumn: '1 / -1', paddingBlockStart: space(2) });
const Default = styled('p')({ ...labelText, paddingBlockStart: space(2) });

/** An address with its edit and delete icons, and whether it is the default one. */
export const AddressCard = ({ address, isDefault, onEdit, onDelete }: AddressCardProps) => {
  const card = useFocusHome<HTMLLIElement>(addressesHeadingId);
  const nameId = `address-${address.id}`;
  const [name, ...lines] = addressLines(address);
  return (
    <Card ref={card}>
      <div>
        {isDefault && <Default>Default</Default>}
        <Name id={nameId} tabIndex={-1}>
          {name}
        </Name>
      </div>
      <Actions>
        <IconButton icon="edit" label={`Edit the address ${address.address}`} onClick={onEdit} />
        <IconButton
          icon="trash"
          label={`Delete the address ${address.address}`}
          onClick={onDelete}
        />
      </Actions>
      <Lines>
        {lines.map((line, index) => (
          <Line key={`${index}-${line}`}>{line}</Line>
        ))}
      </Lines>
      {!isDefault && (
        <Foot>
          <MakeDefaultButton address={address} homeId={nameId} />
        </Foot>
      )}
    </Card>
  );
};

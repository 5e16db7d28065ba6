import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import type { Address } from '@contract/address';
import { i18n } from '@contract/i18n';
import { addressLines } from '@/entities/address';
import { MakeDefaultButton } from '@/features/manage-addresses';
import { useFocusFallback } from '@/shared/lib/focus';
import { IconButton } from '@/shared/ui/icon-button';

import { addressesHeadingId } from './address-columns';

interface AddressCardProps {
  address: Address;
  /** The first of the list, which checkout is prefilled from. */
  isDefault: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

const layout = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'auto 1fr auto',
  alignItems: 'start',
  paddingBlock: 6,
  borderTop: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
};
/** The mark stands after the name, so that every card's name is on the same line. */
const nameRow = {
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 3,
  paddingBlockStart: 2,
};
const wholeRow = { gridColumn: '1 / -1' };

/** An address with its edit and delete icons, and whether it is the default one. */
export const AddressCard = ({ address, isDefault, onEdit, onDelete }: AddressCardProps) => {
  const card = useFocusFallback<HTMLLIElement>(addressesHeadingId);
  const nameId = `address-${address.id}`;
  const [name, ...lines] = addressLines(address);
  return (
    <ListItem ref={card} sx={layout}>
      <Stack direction="row" sx={nameRow}>
        <Typography variant="h4" component="h2" id={nameId} tabIndex={-1}>
          {name}
        </Typography>
        {isDefault && (
          <Typography variant="overline" component="p">
            {i18n.t('Default')}
          </Typography>
        )}
      </Stack>
      <Stack direction="row" sx={{ marginInlineEnd: '-10px' }}>
        <IconButton
          icon="edit"
          label={i18n.t('Edit the address {address}', { address: address.address })}
          onClick={onEdit}
        />
        <IconButton
          icon="trash"
          label={i18n.t('Delete the address {address}', { address: address.address })}
          onClick={onDelete}
        />
      </Stack>
      <Typography component="div" color="textSecondary" sx={{ ...wholeRow, paddingBlockStart: 1 }}>
        {lines.map((line, index) => (
          <div key={`${index}-${line}`}>{line}</div>
        ))}
      </Typography>
      {!isDefault && (
        <Box sx={{ ...wholeRow, paddingBlockStart: 2 }}>
          <MakeDefaultButton address={address} focusFallbackId={nameId} />
        </Box>
      )}
    </ListItem>
  );
};

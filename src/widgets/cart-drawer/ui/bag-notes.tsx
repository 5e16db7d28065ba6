import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { i18n } from '@contract/i18n';
import { useBag } from '@/entities/cart';
import { OtherTotals } from '@/entities/currency';
import { ArrivalNote } from '@/entities/delivery';

interface BagNotesProps {
  /** The note of section 2, that shipping and taxes are calculated at checkout. */
  withShipping: boolean;
  /** The other currencies, and the days of arrival. */
  withOthers: boolean;
}

/** Notes on the subtotal. */
export const BagNotes = ({ withShipping, withOthers }: BagNotesProps) => {
  const { lines, totals, shortages } = useBag();
  return (
    <Stack spacing={2}>
      {withOthers && lines.length > 0 && <OtherTotals totals={totals} decimals={0} />}
      {withShipping && (
        <Typography variant="caption" color="textSecondary">
          {i18n.t('Shipping and taxes calculated at checkout.')}
        </Typography>
      )}
      {withOthers && lines.length > shortages && (
        <ArrivalNote withShipping="estimated" withReturns />
      )}
    </Stack>
  );
};

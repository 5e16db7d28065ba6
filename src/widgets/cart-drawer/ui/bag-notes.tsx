import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { i18n } from '@contract/i18n';
import { useBag } from '@/entities/cart';
import { OtherTotals } from '@/entities/currency';
import { ArrivalNote } from '@/entities/delivery';

/** Notes on the subtotal: the other currencies, shipping and taxes, and the days of arrival. */
export const BagNotes = () => {
  const { lines, totals, shortages } = useBag();
  return (
    <Stack spacing={2}>
      {lines.length > 0 && <OtherTotals totals={totals} decimals={0} />}
      <Typography variant="caption" color="textSecondary">
        {i18n.t('Shipping and taxes calculated at checkout.')}
      </Typography>
      {lines.length > shortages && <ArrivalNote withShipping="estimated" withReturns />}
    </Stack>
  );
};

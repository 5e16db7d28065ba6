import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { i18n } from '@contract/i18n';
import { selectCurrency } from '@/entities/currency';
import { ArrivalNote } from '@/entities/delivery';
import { formatMoney } from '@/shared/lib/money';
import { useAppSelector } from '@/shared/redux';
import { ExactAmount } from '@/shared/ui/price';
import { amountRow } from '@/shared/ui/theme';

import { useCheckoutBag } from '../model/use-checkout-bag';
import { useOrderTotals } from '../model/use-order-totals';
import { useTaxNote } from '../model/use-tax-note';

const row = { ...amountRow, columnGap: 4 };

/**
 * The number of pieces, the total with what may be added to it, and the arrival, for the sheet of a phone,
 * which covers the summary.
 */
export const CompactSummary = () => {
  const { quantity, unavailable } = useCheckoutBag();
  const currency = useAppSelector(selectCurrency);
  const total = useOrderTotals()?.[currency] ?? null;
  const taxNote = useTaxNote();
  return (
    <div>
      <Stack direction="row" sx={row}>
        <Typography component="span">
          {i18n.t('{count, plural, one {Total for 1 piece} other {Total for # pieces}}', {
            count: quantity,
          })}
        </Typography>
        <Typography component="span">{formatMoney(total, currency, { decimals: 0 })}</Typography>
      </Stack>
      {/* Where they take two lines, the exact total is the first, below the rounded one. */}
      <Stack direction="row" sx={{ ...row, flexWrap: 'wrap-reverse' }}>
        <ArrivalNote />
        <ExactAmount
          minor={total}
          unavailable={unavailable}
          currency={currency}
          isCharged
          sx={{ marginInlineStart: 'auto' }}
        />
      </Stack>
      {taxNote !== '' && (
        <Typography variant="caption" color="textSecondary" component="p">
          {taxNote}
        </Typography>
      )}
    </div>
  );
};

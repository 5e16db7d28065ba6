import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { i18n } from '@contract/i18n';
import { selectCurrency } from '@/entities/currency/@x/cart';
import { formatMoney } from '@/shared/lib/money';
import { useAppSelector } from '@/shared/redux';
import { ExactAmount } from '@/shared/ui/price';
import { amountRow } from '@/shared/ui/theme';

interface SubtotalProps {
  variant: 'body1' | 'total';
  /** Minor units of the display currency; null while a price is unknown. */
  total: number | null;
  /** How much of it is for pieces that cannot be ordered. */
  unavailable?: number | null;
}

/**
 * A subtotal without decimals, and below it the exact one if it differs, or how much of it cannot be
 * ordered.
 */
export const Subtotal = ({ variant, total, unavailable }: SubtotalProps) => {
  const currency = useAppSelector(selectCurrency);
  return (
    <>
      <Stack direction="row" sx={amountRow}>
        <Typography variant="overline" component="span">
          {i18n.t('Subtotal')}
        </Typography>
        <Typography variant={variant} component="span">
          {formatMoney(total, currency, { decimals: 0 })}
        </Typography>
      </Stack>
      <ExactAmount minor={total} unavailable={unavailable} currency={currency} />
    </>
  );
};

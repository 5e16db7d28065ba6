import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { i18n } from '@contract/i18n';
import { selectCurrency } from '@/entities/currency/@x/cart';
import { formatMoney } from '@/shared/lib/money';
import { useAppSelector } from '@/shared/redux';
import { ExactAmount } from '@/shared/ui/price';
import { amountRow } from '@/shared/ui/theme';

import { useBag } from '../model/use-bag';

/**
 * The bag's subtotal without decimals, and below it the exact one if it differs, or how much of it
 * cannot be ordered.
 */
export const Subtotal = ({ variant }: { variant: 'body1' | 'total' }) => {
  const { total, unavailable, isLoaded } = useBag();
  const currency = useAppSelector(selectCurrency);
  return (
    <>
      <Stack direction="row" sx={amountRow}>
        <Typography variant="overline" component="span">
          {i18n.t('Subtotal')}
        </Typography>
        <Typography variant={variant} component="span">
          {formatMoney(isLoaded ? total : null, currency, { decimals: 0 })}
        </Typography>
      </Stack>
      <ExactAmount minor={total} unavailable={unavailable} currency={currency} />
    </>
  );
};

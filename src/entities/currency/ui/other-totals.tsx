import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { i18n } from '@contract/i18n';
import { currencies } from '@/shared/config';
import { formatMoney, type PriceByCurrency } from '@/shared/lib/money';
import { useAppSelector } from '@/shared/redux';

import { selectCurrency } from '../model/currency-slice';

interface OtherTotalsProps {
  /** The total in every currency, in minor units; null while a price is unknown. */
  totals: PriceByCurrency | null;
  /** As many as the total above it has (section 9). */
  decimals: 0 | 2;
}

/** Below a total in the display currency: which currency is charged, and the total in the others. */
export const OtherTotals = ({ totals, decimals }: OtherTotalsProps) => {
  const charged = useAppSelector(selectCurrency);
  return (
    <Typography
      variant="caption"
      component="p"
      color="textSecondary"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}
    >
      <Box component="span" sx={{ color: 'text.primary', marginInlineEnd: 'auto' }}>
        {i18n.t('Charged in {currency}', { currency: charged })}
      </Box>
      {currencies
        .filter((currency) => currency !== charged)
        .map((currency) => (
          <bdi key={currency}>
            {formatMoney(totals?.[currency] ?? null, currency, { decimals })}
          </bdi>
        ))}
    </Typography>
  );
};

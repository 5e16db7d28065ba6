import Typography from '@mui/material/Typography';

import { i18n } from '@contract/i18n';
import { currencies } from '@/shared/config';
import { formatMoney, type PriceByCurrency } from '@/shared/lib/money';
import { useAppSelector } from '@/shared/redux';

import { selectCurrency } from '../model/currency-slice';

interface OtherTotalsProps {
  /** The total in every currency, in minor units; null while a price is unknown. */
  totals: PriceByCurrency | null;
  /** The decimals of the total above (section 9). */
  decimals: 0 | 2;
}

// On a phone each is on a line of its own: together they would fill one to its edges.
const notes = {
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 4,
};

/** Below a total: the currency that is charged, and for comparison the total in the others. */
export const OtherTotals = ({ totals, decimals }: OtherTotalsProps) => {
  const charged = useAppSelector(selectCurrency);
  const [first = '', second = ''] = currencies
    .filter((currency) => currency !== charged)
    .map((currency) => formatMoney(totals?.[currency] ?? null, currency, { decimals }));
  return (
    <Typography variant="caption" component="p" color="textSecondary" sx={notes}>
      <Typography variant="inherit" component="span" color="textPrimary">
        {i18n.t('Charged in {currency}', { currency: charged })}
      </Typography>
      <span>{i18n.t('For comparison: {first} or {second}', { first, second })}</span>
    </Typography>
  );
};

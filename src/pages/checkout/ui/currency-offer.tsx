import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { i18n } from '@contract/i18n';
import type { Currency } from '@contract/money';
import { useSaveCurrency } from '@/features/change-currency';
import { paymentMethodsId, useOrderTotals } from '@/features/checkout';
import { useFocusFallback } from '@/shared/lib/focus';
import { formatMoney } from '@/shared/lib/money';
import { Button } from '@/shared/ui/button';

interface CurrencyOfferProps {
  text: string;
  currencies: readonly Currency[];
  /** A way to decline. */
  children?: ReactNode;
}

const payIn = (currency: Currency): string =>
  ({
    USD: i18n.t('Pay in US dollars'),
    EUR: i18n.t('Pay in euros'),
    AED: i18n.t('Pay in dirhams'),
  })[currency];

/** A sentence below the payment methods, and for each currency that it offers a button and the total. */
export const CurrencyOffer = ({ text, currencies, children }: CurrencyOfferProps) => {
  const saveCurrency = useSaveCurrency(i18n.t('Currency updated'));
  const totals = useOrderTotals();
  return (
    <Stack
      ref={useFocusFallback<HTMLDivElement>(paymentMethodsId)}
      direction="row"
      sx={{ flexWrap: 'wrap', columnGap: 6 }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ inlineSize: '100%' }}>
        {text}
      </Typography>
      {currencies.map((currency) => (
        <Stack key={currency} direction="row" sx={{ alignItems: 'center', columnGap: 2 }}>
          <Button variant="text" size="small" onClick={() => void saveCurrency(currency)}>
            {payIn(currency)}
          </Button>
          {totals !== null && (
            <Typography component="span" variant="body2" color="textSecondary" dir="ltr">
              {formatMoney(totals[currency], currency, { decimals: 2 })}
            </Typography>
          )}
        </Stack>
      ))}
      {children}
    </Stack>
  );
};

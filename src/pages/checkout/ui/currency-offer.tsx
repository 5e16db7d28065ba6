import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { i18n } from '@contract/i18n';
import type { Currency } from '@contract/money';
import { useSaveCurrency } from '@/features/change-currency';
import { paymentMethodsId } from '@/features/checkout';
import { useFocusFallback } from '@/shared/lib/focus';
import { Button } from '@/shared/ui/button';

interface CurrencyOfferProps {
  text: string;
  currencies: { currency: Currency; label: string }[];
  /** A way to decline. */
  children?: ReactNode;
}

/** A sentence below the payment methods, and a button for each currency that it offers. */
export const CurrencyOffer = ({ text, currencies, children }: CurrencyOfferProps) => {
  const saveCurrency = useSaveCurrency(i18n.t('Currency updated'));
  return (
    <Stack
      ref={useFocusFallback<HTMLDivElement>(paymentMethodsId)}
      direction="row"
      sx={{ flexWrap: 'wrap', columnGap: 6 }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ inlineSize: '100%' }}>
        {text}
      </Typography>
      {currencies.map(({ currency, label }) => (
        <Button
          key={currency}
          variant="text"
          size="small"
          onClick={() => void saveCurrency(currency)}
        >
          {label}
        </Button>
      ))}
      {children}
    </Stack>
  );
};

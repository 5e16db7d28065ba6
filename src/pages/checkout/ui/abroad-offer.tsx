import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { i18n } from '@contract/i18n';
import { selectCurrency, selectCurrencySaving } from '@/entities/currency';
import { useSaveCurrency } from '@/features/change-currency';
import { paymentMethodsId } from '@/features/checkout';
import { useFocusFallback } from '@/shared/lib/focus';
import { useAppSelector } from '@/shared/redux';
import { Button } from '@/shared/ui/button';

const Offer = () => {
  const saveCurrency = useSaveCurrency(i18n.t('Currency updated'));
  return (
    <Stack
      ref={useFocusFallback<HTMLDivElement>(paymentMethodsId)}
      direction="row"
      sx={{ flexWrap: 'wrap', columnGap: 6 }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ inlineSize: '100%' }}>
        {i18n.t('An order outside the Emirates can be paid in US dollars or euros.')}
      </Typography>
      <Button variant="text" size="small" onClick={() => void saveCurrency('USD')}>
        {i18n.t('Pay in US dollars')}
      </Button>
      <Button variant="text" size="small" onClick={() => void saveCurrency('EUR')}>
        {i18n.t('Pay in euros')}
      </Button>
    </Stack>
  );
};

/**
 * Offers another currency to those who pay in dirhams for an order that leaves the Emirates, whose courier
 * may not take them. While a change is being saved nothing is offered.
 */
export const AbroadOffer = () => {
  const currency = useAppSelector(selectCurrency);
  const saving = useAppSelector(selectCurrencySaving);
  return currency === 'AED' && !saving && <Offer />;
};

import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';

import { i18n } from '@contract/i18n';
import { selectCurrency, selectCurrencySaving } from '@/entities/currency';
import { useSaveCurrency } from '@/features/change-currency';
import { dirhamsDeclined, paymentMethodsId, selectDirhamsDeclined } from '@/features/checkout';
import { useFocusFallback } from '@/shared/lib/focus';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { Button } from '@/shared/ui/button';

const Offer = () => {
  const dispatch = useAppDispatch();
  const saveCurrency = useSaveCurrency(i18n.t('Currency updated'));
  const currency = useAppSelector(selectCurrency);
  return (
    <Stack
      ref={useFocusFallback<HTMLDivElement>(paymentMethodsId)}
      direction="row"
      sx={{ flexWrap: 'wrap', columnGap: 6 }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ inlineSize: '100%' }}>
        {i18n.t('An order to the Emirates can be paid in dirhams.')}
      </Typography>
      <Button variant="text" size="small" onClick={() => void saveCurrency('AED')}>
        {i18n.t('Pay in dirhams')}
      </Button>
      <Button variant="text" size="small" onClick={() => dispatch(dirhamsDeclined())}>
        {i18n.t('Keep {currency}', { currency })}
      </Button>
    </Stack>
  );
};

/**
 * Offers the currency of the Emirates, which changes nothing by itself, until it is declined or the
 * currency is changed, by whichever way. While a change is being saved nothing is offered: where
 * that fails, the offer comes back.
 */
export const DirhamOffer = () => {
  const dispatch = useAppDispatch();
  const current = useAppSelector(selectCurrency);
  const saving = useAppSelector(selectCurrencySaving);
  const declined = useAppSelector(selectDirhamsDeclined);
  const [offeredIn] = useState(current);
  const isChanged = !saving && current !== offeredIn;

  useEffect(() => {
    if (isChanged) dispatch(dirhamsDeclined());
  }, [isChanged, dispatch]);

  return !declined && !saving && !isChanged && current !== 'AED' && <Offer />;
};

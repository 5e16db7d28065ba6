import { useEffect, useState } from 'react';

import { i18n } from '@contract/i18n';
import { selectCurrency, selectCurrencySaving } from '@/entities/currency';
import { dirhamsDeclined, selectDirhamsDeclined } from '@/features/checkout';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { Button } from '@/shared/ui/button';

import { CurrencyOffer } from './currency-offer';

/**
 * Offers the currency of the Emirates, which changes nothing by itself, until it is declined or another
 * currency is chosen, by whichever way; once dirhams are chosen, it offers the way back. While a
 * change is being saved nothing is offered: where that fails, the offer comes back.
 */
export const DirhamOffer = () => {
  const dispatch = useAppDispatch();
  const current = useAppSelector(selectCurrency);
  const saving = useAppSelector(selectCurrencySaving);
  const declined = useAppSelector(selectDirhamsDeclined);
  const [offeredIn] = useState(current);
  const isAccepted = current === 'AED' && offeredIn !== 'AED';
  const isOtherChosen = !saving && current !== offeredIn && !isAccepted;

  useEffect(() => {
    if (isOtherChosen) dispatch(dirhamsDeclined());
  }, [isOtherChosen, dispatch]);

  if (declined || saving || isOtherChosen || offeredIn === 'AED') return null;
  if (isAccepted) {
    return <CurrencyOffer text={i18n.t('You pay in dirhams.')} currencies={[offeredIn]} />;
  }
  return (
    <CurrencyOffer
      text={i18n.t('An order to the Emirates can be paid in dirhams.')}
      currencies={['AED']}
    >
      <Button variant="text" size="small" onClick={() => dispatch(dirhamsDeclined())}>
        {i18n.t('Keep {currency}', { currency: current })}
      </Button>
    </CurrencyOffer>
  );
};

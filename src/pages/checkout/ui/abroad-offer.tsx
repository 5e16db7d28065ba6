import { i18n } from '@contract/i18n';
import { selectCurrency, selectCurrencySaving } from '@/entities/currency';
import { useAppSelector } from '@/shared/redux';

import { CurrencyOffer } from './currency-offer';

/**
 * Offers another currency to those who pay in dirhams for an order that leaves the Emirates, whose courier
 * may not take them. While a change is being saved nothing is offered.
 */
export const AbroadOffer = () => {
  const currency = useAppSelector(selectCurrency);
  const saving = useAppSelector(selectCurrencySaving);
  if (currency !== 'AED' || saving) return null;
  return (
    <CurrencyOffer
      text={i18n.t(
        'You pay in dirhams. An order outside the Emirates can also be paid in US dollars or euros.',
      )}
      currencies={['USD', 'EUR']}
    />
  );
};

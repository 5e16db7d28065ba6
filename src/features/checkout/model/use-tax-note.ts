import { useFormContext } from 'react-hook-form';

import { i18n } from '@contract/i18n';
import { isCountry } from '@/entities/address';
import { getSettings } from '@/entities/brand';
import { useAppSelector } from '@/shared/redux';

import type { CheckoutAddress } from './checkout-schema';

const selectSettings = getSettings.select();

/**
 * What may be added to the total: nothing in the country of the seller, taxes and duties in another one.
 * Empty until the address has a country; a provider that does not name the seller's may be anywhere.
 */
export const useTaxNote = (): string => {
  const country = useFormContext<CheckoutAddress>().watch('country');
  const home = useAppSelector(selectSettings).data?.seller?.country;
  if (country.trim() === '') return '';
  return home !== undefined && isCountry(country, home)
    ? i18n.t('Nothing is added to it.')
    : i18n.t('Taxes and duties of another country are not included.');
};

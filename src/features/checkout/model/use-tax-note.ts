import { useFormContext } from 'react-hook-form';

import { i18n } from '@contract/i18n';
import { useDutiesText } from '@/entities/brand';

import type { CheckoutAddress } from './checkout-schema';

/**
 * What may be added to the total: nothing in the country of the seller, taxes and duties in another one.
 * Empty until the address has a country.
 */
export const useTaxNote = (): string => {
  const country = useFormContext<CheckoutAddress>().watch('country');
  const duties = useDutiesText(country);
  if (country.trim() === '') return '';
  return duties === '' ? i18n.t('No taxes or duties are added.') : duties;
};

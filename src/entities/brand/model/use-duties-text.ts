import { dutiesText } from '@contract/duties';
import { useAppSelector } from '@/shared/redux';

import { getSettings } from '../api/brand-endpoints';

const selectSettings = getSettings.select();

/** That an order to a country costs more than its total; empty in the country of the seller. */
export const useDutiesText = (country: string): string => {
  const home = useAppSelector(selectSettings).data?.seller?.country;
  return dutiesText(country, home);
};

import { i18n } from '@contract/i18n';
import { useGetSettingsQuery } from '@/entities/brand/@x/delivery';

import { arrivalOfToday } from '../model/arrival-of-today';

/** The days on which an order placed now arrives; nothing where the provider does not say. */
export const ArrivalDays = () => {
  const { data: settings } = useGetSettingsQuery();
  const days = arrivalOfToday(settings);
  return days === null ? null : <>{i18n.t('Arrives {days}', { days })}</>;
};

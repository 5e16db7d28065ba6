import { styled } from '@mui/material/styles';

import { i18n } from '@contract/i18n';
import { useGetSettingsQuery } from '@/entities/brand/@x/delivery';
import { selectCurrency } from '@/entities/currency/@x/delivery';
import { formatMoney } from '@/shared/lib/money';
import { useSite } from '@/shared/lib/site';
import { useAppSelector } from '@/shared/redux';

import { arrivalOfToday } from '../model/arrival-of-today';

interface ArrivalDaysProps {
  /** Also says what the shipping of an order costs, in a second line. */
  withShipping?: boolean;
}

const Line = styled('span')({ display: 'block' });

/** The days on which an order placed now arrives; nothing where the provider does not say. */
export const ArrivalDays = ({ withShipping = false }: ArrivalDaysProps) => {
  const { data: settings } = useGetSettingsQuery();
  const { shipping } = useSite();
  const currency = useAppSelector(selectCurrency);
  const days = arrivalOfToday(settings);
  const amount = formatMoney(shipping[currency], currency, { decimals: 2 });
  return (
    <>
      {days !== null && <Line>{i18n.t('Arrives {days}', { days })}</Line>}
      {withShipping && <Line>{i18n.t('Shipping {amount} for the whole order', { amount })}</Line>}
    </>
  );
};

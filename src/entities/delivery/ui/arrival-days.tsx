import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';

import { i18n } from '@contract/i18n';
import { returnsText } from '@contract/returns';
import { selectCurrency } from '@/entities/currency/@x/delivery';
import { formatMoney } from '@/shared/lib/money';
import { useSite } from '@/shared/lib/site';
import { useAppSelector } from '@/shared/redux';
import { paths } from '@/shared/routes';
import { touchTarget } from '@/shared/ui/theme';

import { expectedArrival } from '../model/expected-arrival';
import { shippingTakesText } from '../model/shipping-takes';

export interface ArrivalDaysProps {
  /**
   * Also says what the shipping of an order costs; `estimated` says it first and as an estimate, beside a note
   * that shipping is calculated at checkout.
   */
  withShipping?: boolean | 'estimated';
  /** Also says how long a piece may be returned. */
  withReturns?: boolean;
}

const Line = styled('span')({ display: 'block' });

/**
 * When an order placed now arrives, with further notes, each on its own line; where its days are not known,
 * how long shipping takes.
 */
export const ArrivalDays = ({ withShipping = false, withReturns = false }: ArrivalDaysProps) => {
  const { shipping, timeZone } = useSite();
  const currency = useAppSelector(selectCurrency);
  const days = expectedArrival(timeZone);
  const amount = formatMoney(shipping[currency], currency, { decimals: 2 });
  return (
    <>
      {withShipping === 'estimated' && (
        <Line data-price={currency}>
          {i18n.t('Estimated shipping: {amount} for the whole order', { amount })}
        </Line>
      )}
      <Line>{days === null ? shippingTakesText() : i18n.t('Arrives {days}', { days })}</Line>
      {withShipping === true && (
        <Line data-price={currency}>
          {i18n.t('Shipping {amount} for the whole order', { amount })}
        </Line>
      )}
      {withReturns && (
        <Line>
          <Link href={paths.refundPolicy} sx={touchTarget}>
            {returnsText()}
          </Link>
        </Line>
      )}
    </>
  );
};

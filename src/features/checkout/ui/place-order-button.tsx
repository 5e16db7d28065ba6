import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { i18n } from '@contract/i18n';
import { selectBagSettled, ShortageNotice } from '@/entities/cart';
import { selectCurrency } from '@/entities/currency';
import { formatMoney } from '@/shared/lib/money';
import { useAppSelector } from '@/shared/redux';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/form-layout';
import { MessageWithElements } from '@/shared/ui/message-with-elements';

import { selectCheckoutError, selectPaymentMethod, selectPlacing } from '../model/checkout-slice';
import { useCheckoutBag } from '../model/use-checkout-bag';
import { useOrderTotals } from '../model/use-order-totals';
import { useTaxNote } from '../model/use-tax-note';
import { keepFieldFocus } from './keep-field-focus';

interface PlaceOrderButtonProps {
  /** The bag is still loading. */
  loading: boolean;
  /** The id of the form that it submits, if it is outside of that form. */
  form?: string;
  /** The pieces that cannot be ordered, with their remedies, where they are not beside it. */
  unavailableLines?: ReactNode;
}

const inAmount = {
  amount: (words: string) => (
    <Typography component="strong" variant="amount">
      {words}
    </Typography>
  ),
};

/**
 * Place Order, below the error of the last attempt and the exact total (ADR 0008), or what to do first.
 * Disabled while the cart is empty or loading (section 5), a price is unknown, or a piece cannot be
 * ordered.
 */
export const PlaceOrderButton = ({ loading, form, unavailableLines }: PlaceOrderButtonProps) => {
  const error = useAppSelector(selectCheckoutError);
  const placing = useAppSelector(selectPlacing);
  const { lines, shortages } = useCheckoutBag();
  const isEmpty = lines.length === 0;
  const settled = useAppSelector(selectBagSettled);
  const currency = useAppSelector(selectCurrency);
  const byCard = useAppSelector(selectPaymentMethod) === 'credit_card';
  const total = useOrderTotals()?.[currency] ?? null;
  const amount = formatMoney(total, currency, { decimals: 2 });
  const taxNote = useTaxNote();

  return (
    <Stack spacing={3}>
      <FormError>{error}</FormError>
      <ShortageNotice>{unavailableLines}</ShortageNotice>
      {!isEmpty && shortages === 0 && total !== null && (
        <Typography variant="body2">
          <MessageWithElements
            text={
              byCard
                ? i18n.t(
                    'You will be charged exactly <amount>{amount}</amount> on the next page.',
                    {
                      amount,
                    },
                  )
                : i18n.t(
                    'You will pay exactly <amount>{amount}</amount> in cash, in this currency, when it is delivered.',
                    { amount },
                  )
            }
            elements={inAmount}
          />{' '}
          <Typography component="span" variant="inherit" color="textSecondary">
            {taxNote}
          </Typography>
        </Typography>
      )}
      <Button
        type="submit"
        form={form}
        fullWidth
        onMouseDown={keepFieldFocus}
        busy={placing}
        busyLabel={i18n.t('Placing order...')}
        disabled={isEmpty || shortages > 0 || loading || !settled || total === null}
      >
        {i18n.t('Place Order')}
      </Button>
    </Stack>
  );
};

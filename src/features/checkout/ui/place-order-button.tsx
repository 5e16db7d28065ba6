import styled from '@emotion/styled';

import { selectBagSettled, useBag } from '@/entities/cart';
import { selectCurrency } from '@/entities/currency';
import { shippingMinor } from '@/shared/config';
import { formatMoney } from '@/shared/lib/money';
import { useAppSelector } from '@/shared/redux';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/form-layout';
import { color, space } from '@/shared/ui/theme';

import { selectCheckoutError, selectPaymentMethod, selectPlacing } from '../model/checkout-slice';

interface PlaceOrderButtonProps {
  /** The bag is still loading. */
  loading: boolean;
}

const Root = styled('div')({ display: 'grid', gap: space(3) });
const Note = styled('p')({
  fontSize: '0.875rem',
  color: color.ash,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/**
 * Place Order, with the exact total beside it (ADR 0008) and the error of the last attempt above
 * it; disabled while the cart is empty or loading (section 5).
 */
export const PlaceOrderButton = ({ loading }: PlaceOrderButtonProps) => {
  const error = useAppSelector(selectCheckoutError);
  const placing = useAppSelector(selectPlacing);
  const { lines, total: subtotal } = useBag();
  const isEmpty = lines.length === 0;
  const settled = useAppSelector(selectBagSettled);
  const currency = useAppSelector(selectCurrency);
  const byCard = useAppSelector(selectPaymentMethod) === 'credit_card';
  const total = formatMoney(subtotal + shippingMinor[currency], currency, { decimals: 2 });

  return (
    <Root>
      <FormError>{error}</FormError>
      {!isEmpty && (
        <Note>
          {byCard
            ? `You will be charged exactly ${total} on the next page.`
            : `You will pay exactly ${total} when it is delivered.`}
        </Note>
      )}
      <Button
        type="submit"
        fullWidth
        busy={placing}
        busyLabel="Placing order..."
        disabled={isEmpty || loading || !settled}
      >
        Place Order
      </Button>
    </Root>
  );
};

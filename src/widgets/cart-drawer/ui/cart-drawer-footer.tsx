import styled from '@emotion/styled';
import { useNavigate } from 'react-router';

import { selectBagCurrency, selectBagItems, selectBagTotalMinor } from '@/entities/cart';
import { formatMoney } from '@/shared/lib/money';
import { overlayClosed } from '@/shared/overlay';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { type OriginState, paths } from '@/shared/routes';
import { selectIsAuthenticated } from '@/shared/session';
import { useToast } from '@/shared/toast';
import { Button } from '@/shared/ui/button';
import { color, labelText, space } from '@/shared/ui/theme';

const Root = styled('div')({ display: 'grid', gap: space(2) });
const Sum = styled('p')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  fontSize: '1.125rem',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
const Label = styled('span')(labelText);
const Note = styled('p')({
  fontSize: '0.8125rem',
  color: color.ash,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
const Go = styled(Button)({ marginBlockStart: space(2) });

/** Subtotal without decimals, the exact one where it differs, and the way to checkout. */
export const CartDrawerFooter = () => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const toast = useToast();
  const isCustomer = useAppSelector(selectIsAuthenticated);
  const isEmpty = useAppSelector(selectBagItems).length === 0;
  const subtotal = useAppSelector(selectBagTotalMinor);
  const currency = useAppSelector(selectBagCurrency);

  const checkOut = () => {
    dispatch(overlayClosed());
    if (isCustomer) {
      void navigate(paths.checkout);
      return;
    }
    toast.info('Please login to proceed with checkout');
    const origin: OriginState = { from: paths.checkout };
    void navigate(paths.login, { state: origin });
  };

  return (
    <Root>
      <Sum>
        <Label>Subtotal</Label>
        <span>{formatMoney(subtotal, currency, { decimals: 0 })}</span>
      </Sum>
      {subtotal % 100 !== 0 && (
        <Note>Exactly {formatMoney(subtotal, currency, { decimals: 2 })}</Note>
      )}
      <Note>Shipping and taxes calculated at checkout.</Note>
      <Go fullWidth disabled={isEmpty} onClick={checkOut}>
        Checkout
      </Go>
    </Root>
  );
};

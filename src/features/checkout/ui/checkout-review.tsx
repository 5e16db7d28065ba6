import styled from '@emotion/styled';
import { useFormContext } from 'react-hook-form';

import { addressLines } from '@/entities/address';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { Button } from '@/shared/ui/button';
import { color, labelText, space } from '@/shared/ui/theme';

import type { CheckoutAddress } from '../model/checkout-schema';
import { type CheckoutStep, selectPaymentMethod, stepReopened } from '../model/checkout-slice';

const Part = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'start',
  columnGap: space(4),
  paddingBlock: space(4),
  borderBlockEnd: `1px solid ${color.line}`,
});
const Label = styled('h3')({ ...labelText, alignSelf: 'center' });
const Words = styled('p')({ color: color.ash, overflowWrap: 'anywhere' });

/** The review step on a phone: address and payment method, each with a way to change it. */
export const CheckoutReview = () => {
  const dispatch = useAppDispatch();
  const { getValues } = useFormContext<CheckoutAddress>();
  const byCard = useAppSelector(selectPaymentMethod) === 'credit_card';
  const address = getValues();
  const lines = [...addressLines(address), address.phone].filter((line) => line.trim() !== '');

  const change = (step: CheckoutStep, what: string) => (
    <Button
      variant="text"
      aria-label={`Change ${what}`}
      onClick={() => {
        dispatch(stepReopened(step));
      }}
    >
      Change
    </Button>
  );

  return (
    <div>
      <Part>
        <Label>Ship to</Label>
        {change('address', 'the address')}
        <Words>
          {lines.map((line) => (
            <span key={line} style={{ display: 'block' }}>
              {line}
            </span>
          ))}
        </Words>
      </Part>
      <Part>
        <Label>Payment</Label>
        {change('payment', 'the payment method')}
        <Words>{byCard ? 'Credit card' : 'Cash on delivery'}</Words>
      </Part>
    </div>
  );
};

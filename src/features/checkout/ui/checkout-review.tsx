import styled from '@emotion/styled';
import { useFormContext } from 'react-hook-form';

import {
  type CheckoutAddress,
  type CheckoutStep,
  selectPaymentMethod,
  stepReopened,
} from '@/features/checkout';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { Button } from '@/shared/ui/button';
import { color, labelText, space } from '@/shared/ui/theme';

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

/** What a phone sees again before the order is placed; each part can be changed. */
export const CheckoutReview = () => {
  const dispatch = useAppDispatch();
  const { getValues } = useFormContext<CheckoutAddress>();
  const byCard = useAppSelector(selectPaymentMethod) === 'credit_card';
  const to = getValues();
  const lines = [
    `${to.firstName} ${to.lastName}`,
    to.address,
    to.apartment,
    `${to.city}, ${to.state} ${to.zipCode}`,
    to.country,
    to.phone,
  ].filter((line) => line.trim() !== '');

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

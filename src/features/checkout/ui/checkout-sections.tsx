import styled from '@emotion/styled';
import type { SubmitEvent } from 'react';

import { Form } from '@/shared/ui/form-layout';
import { color, headingText, space } from '@/shared/ui/theme';

import { AddressStep } from './address-step';
import { PaymentStep } from './payment-step';
import { PlaceOrderButton } from './place-order-button';

interface CheckoutSectionsProps {
  loading: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

const Section = styled('section')({
  display: 'grid',
  gap: space(5),
  '& + &': {
    marginBlockStart: space(6),
    paddingBlockStart: space(10),
    borderBlockStart: `1px solid ${color.line}`,
  },
});
const Title = styled('h2')(headingText.h4);

/** The wizard on a wide screen: all steps are open, one below the other (ADR 0011). */
export const CheckoutSections = ({ loading, onSubmit }: CheckoutSectionsProps) => (
  <Form noValidate onSubmit={onSubmit}>
    <Section aria-labelledby="checkout-address">
      <Title id="checkout-address">Shipping address</Title>
      <AddressStep />
    </Section>
    <Section aria-labelledby="checkout-payment">
      <Title id="checkout-payment">Payment</Title>
      <PaymentStep />
    </Section>
    <Section aria-labelledby="checkout-review">
      <Title id="checkout-review">Review</Title>
      <PlaceOrderButton loading={loading} />
    </Section>
  </Form>
);

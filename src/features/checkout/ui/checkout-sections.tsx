import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent, ReactNode, SubmitEvent } from 'react';

import { i18n } from '@contract/i18n';
import { Form } from '@/shared/ui/form-layout';

import { AddressStep } from './address-step';
import { PaymentStep } from './payment-step';
import { PlaceOrderButton } from './place-order-button';

interface CheckoutSectionsProps {
  loading: boolean;
  /** The offer to pay in dirhams. */
  dirhamOffer: ReactNode;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

const Section = ({ id, title, children }: SectionProps) => (
  <Stack component="section" aria-labelledby={id} spacing={5}>
    <Typography variant="h4" component="h2" id={id}>
      {title}
    </Typography>
    {children}
  </Stack>
);

/** Enter in a field must not place the order before the payment method was looked at. */
const ignoreEnterInFields = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};

/**
 * The wizard on a wide screen: all steps are open, one below the other (ADR 0011). Only the button
 * places the order.
 */
export const CheckoutSections = ({ loading, dirhamOffer, onSubmit }: CheckoutSectionsProps) => (
  <Form noValidate onSubmit={onSubmit} onKeyDown={ignoreEnterInFields}>
    <Stack spacing={11} divider={<Divider />}>
      <Section id="checkout-address" title={i18n.t('Shipping address')}>
        <AddressStep />
      </Section>
      <Section id="checkout-payment" title={i18n.t('Payment')}>
        <PaymentStep dirhamOffer={dirhamOffer} />
      </Section>
      <Section id="checkout-review" title={i18n.t('Review')}>
        <PlaceOrderButton loading={loading} />
      </Section>
    </Stack>
  </Form>
);

import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent, ReactNode, SubmitEvent } from 'react';
import { useFormContext } from 'react-hook-form';

import { i18n } from '@contract/i18n';
import { Form } from '@/shared/ui/form-layout';

import type { CheckoutAddress } from '../model/checkout-schema';
import type { CheckoutStep } from '../model/checkout-slice';
import { paymentMethodsId } from '../model/payment-methods-id';
import { AddressStep } from './address-step';
import { DeliveryAndPayment } from './checkout-review';
import { PaymentStep } from './payment-step';
import { PlaceOrderButton } from './place-order-button';

interface CheckoutSectionsProps {
  loading: boolean;
  /** Offers another currency, by whether the order goes to the Emirates. */
  currencyOffer: (isToEmirates: boolean) => ReactNode;
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
 * The wizard on a wide screen: all steps are open, one below the other (ADR 0011), and the last one says
 * again, beside the button, where the order goes and how it is paid. Only the button places the order.
 */
export const CheckoutSections = ({ loading, currencyOffer, onSubmit }: CheckoutSectionsProps) => {
  const { setFocus } = useFormContext<CheckoutAddress>();
  const goTo = (step: CheckoutStep) => {
    if (step === 'address') setFocus('first_name');
    else document.getElementById(paymentMethodsId)?.focus();
  };
  return (
    <Form noValidate onSubmit={onSubmit} onKeyDown={ignoreEnterInFields}>
      <Stack spacing={11} divider={<Divider />}>
        <Section id="checkout-address" title={i18n.t('Shipping address')}>
          <AddressStep />
        </Section>
        <Section id="checkout-payment" title={i18n.t('Payment')}>
          <PaymentStep currencyOffer={currencyOffer} />
        </Section>
        <Section id="checkout-review" title={i18n.t('Review')}>
          <DeliveryAndPayment onChange={goTo} />
          <PlaceOrderButton loading={loading} />
        </Section>
      </Stack>
    </Form>
  );
};

import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';

import { i18n } from '@contract/i18n';
import type { PaymentMethod } from '@contract/order';
import { paymentMethodText } from '@contract/payment-method-text';
import { isEmirates } from '@/entities/address';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { RadioCards } from '@/shared/ui/radio-cards';

import type { CheckoutAddress } from '../model/checkout-schema';
import { paymentChosen, selectPaymentMethod } from '../model/checkout-slice';
import { paymentMethodsId } from '../model/payment-methods-id';

const methods = (): { value: PaymentMethod; title: string; text: string }[] => [
  {
    value: 'cash_on_delivery',
    title: paymentMethodText('cash_on_delivery'),
    text: i18n.t('Pay with cash when your order is delivered'),
  },
  {
    value: 'credit_card',
    title: paymentMethodText('credit_card'),
    text: i18n.t('Pay securely with your credit card'),
  },
];

interface PaymentStepProps {
  /** Offers another currency, by whether the order goes to the Emirates. */
  currencyOffer: (isToEmirates: boolean) => ReactNode;
}

/** The payment method (section 9); cash on delivery is the default. */
export const PaymentStep = ({ currencyOffer }: PaymentStepProps) => {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectPaymentMethod);
  const country = useFormContext<CheckoutAddress>().watch('country');
  const options = methods();
  return (
    <>
      <RadioCards
        id={paymentMethodsId}
        legend={i18n.t('Payment method')}
        name="payment_method"
        value={chosen}
        options={options}
        onChange={(event) => {
          const method = options.find(({ value }) => value === event.target.value);
          if (method !== undefined) dispatch(paymentChosen(method.value));
        }}
      />
      {country.trim() !== '' && currencyOffer(isEmirates(country))}
    </>
  );
};

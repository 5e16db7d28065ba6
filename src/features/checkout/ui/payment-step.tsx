import { i18n } from '@contract/i18n';
import type { PaymentMethod } from '@contract/order';
import { paymentMethodText } from '@contract/payment-method-text';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { RadioCards } from '@/shared/ui/radio-cards';

import { paymentChosen, selectPaymentMethod } from '../model/checkout-slice';

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

/** The payment method (section 9); cash on delivery is the default. */
export const PaymentStep = () => {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectPaymentMethod);
  const options = methods();
  return (
    <RadioCards
      legend={i18n.t('Payment method')}
      name="payment_method"
      value={chosen}
      options={options}
      onChange={(event) => {
        const method = options.find(({ value }) => value === event.target.value);
        if (method !== undefined) dispatch(paymentChosen(method.value));
      }}
    />
  );
};

import type { PaymentMethod } from '@contract/order';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { RadioCards } from '@/shared/ui/radio-cards';

import { paymentChosen, selectPaymentMethod } from '../model/checkout-slice';

const methods: { value: PaymentMethod; title: string; text: string }[] = [
  {
    value: 'cash_on_delivery',
    title: 'Cash on delivery',
    text: 'Pay with cash when your order is delivered',
  },
  { value: 'credit_card', title: 'Credit card', text: 'Pay securely with your credit card' },
];

/** The payment method (section 9); cash on delivery is the default. */
export const PaymentStep = () => {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectPaymentMethod);
  return (
    <RadioCards
      legend="Payment method"
      name="payment_method"
      value={chosen}
      options={methods}
      onChange={(event) => {
        const method = methods.find(({ value }) => value === event.target.value);
        if (method !== undefined) dispatch(paymentChosen(method.value));
      }}
    />
  );
};

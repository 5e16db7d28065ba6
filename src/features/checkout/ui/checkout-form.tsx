import type { ReactNode, SubmitEvent } from 'react';
import { FormProvider } from 'react-hook-form';

import { applyFieldErrors } from '@/shared/form';
import { useAppDispatch, useAppSelector } from '@/shared/redux';

import { emptyCheckoutAddress } from '../model/checkout-draft';
import type { CheckoutAddress } from '../model/checkout-schema';
import {
  selectCheckoutStep,
  selectPlacing,
  stepCompleted,
  stepReopened,
} from '../model/checkout-slice';
import { useCheckoutForm } from '../model/use-checkout-form';
import { usePlaceOrder } from '../model/use-place-order';
import { CheckoutSections } from './checkout-sections';
import { CheckoutSheet } from './checkout-sheet';
import { FormSkeleton } from './checkout-skeleton';

interface CheckoutFormProps {
  /** The bag is still loading. */
  loading: boolean;
  /** Offers another currency, by whether the order goes to the Emirates. */
  currencyOffer: (isToEmirates: boolean) => ReactNode;
  /** On a phone the sheet that shows one step at a time; null shows all steps on the page. */
  sheet: { open: boolean; onClose: () => void; unavailableLines: ReactNode } | null;
}

const fields = Object.keys(emptyCheckoutAddress) as (keyof CheckoutAddress)[];

/** Address, payment and review (ADR 0011), with the libraries that forms need. */
export const CheckoutForm = ({ loading, currencyOffer, sheet }: CheckoutFormProps) => {
  const dispatch = useAppDispatch();
  const form = useCheckoutForm();
  const placeOrder = usePlaceOrder();
  const step = useAppSelector(selectCheckoutStep);
  const placing = useAppSelector(selectPlacing);
  if (form.formState.isLoading) return sheet === null ? <FormSkeleton /> : null;

  const reopenAddress = () => {
    dispatch(stepReopened('address'));
  };
  const submitAll = form.handleSubmit(async (address) => {
    const errors = await placeOrder(address);
    if (applyFieldErrors(errors, fields, form.setError)) reopenAddress();
  }, reopenAddress);
  const completeAddress = form.handleSubmit(() => {
    dispatch(stepCompleted('address'));
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (placing) return;
    if (sheet === null || step === 'review') void submitAll(event);
    else if (step === 'address') void completeAddress(event);
    else dispatch(stepCompleted('payment'));
  };

  return (
    <FormProvider {...form}>
      {sheet === null ? (
        <CheckoutSections loading={loading} currencyOffer={currencyOffer} onSubmit={submit} />
      ) : (
        <CheckoutSheet
          loading={loading}
          currencyOffer={currencyOffer}
          onSubmit={submit}
          {...sheet}
        />
      )}
    </FormProvider>
  );
};

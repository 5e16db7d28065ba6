import type { SubmitEvent } from 'react';
import { type FieldErrors, FormProvider } from 'react-hook-form';

import {
  addressTyped,
  type CheckoutAddress,
  formFieldOf,
  type PlaceOrder,
  selectCheckoutStep,
  stepCompleted,
  stepReopened,
  useCheckoutForm,
} from '@/features/checkout';
import { applyFieldErrors } from '@/shared/lib/form';
import { useAppDispatch, useAppSelector } from '@/shared/redux';

import { CheckoutSections } from './checkout-sections';
import { CheckoutSheet } from './checkout-sheet';

export interface CheckoutFormProps extends PlaceOrder {
  /** The bag is still being asked for. */
  loading: boolean;
  /** On a phone one step at a time, in a sheet that may be open; else all of them on the page. */
  sheet: { open: boolean; onClose: () => void } | null;
}

const fields = Object.values(formFieldOf);

/** Address, payment and review (decision 16), with the libraries that forms need. */
export const CheckoutForm = ({ place, placing, loading, sheet }: CheckoutFormProps) => {
  const dispatch = useAppDispatch();
  const form = useCheckoutForm();
  const step = useAppSelector(selectCheckoutStep);

  const placeOrder = async (address: CheckoutAddress) => {
    dispatch(addressTyped(address));
    const outcome = await place();
    if (outcome.status !== 'failed') return;
    const concernsAddress = Object.keys(outcome.fields).some((name) => name in formFieldOf);
    if (concernsAddress) dispatch(stepReopened('address'));
    applyFieldErrors(outcome.fields, fields, form.setError, (name) => formFieldOf[name] ?? name);
  };
  const reopenAddress = (_errors: FieldErrors<CheckoutAddress>) => {
    dispatch(stepReopened('address'));
  };

  const submitAll = form.handleSubmit(placeOrder, reopenAddress);
  const completeAddress = form.handleSubmit((address) => {
    dispatch(addressTyped(address));
    dispatch(stepCompleted('address'));
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (placing) {
      event.preventDefault();
    } else if (sheet !== null && step === 'payment') {
      event.preventDefault();
      dispatch(stepCompleted('payment'));
    } else if (sheet !== null && step === 'address') {
      void completeAddress(event);
    } else {
      void submitAll(event);
    }
  };
  const shared = { placing, loading, onSubmit: submit };

  return (
    <FormProvider {...form}>
      {sheet === null ? <CheckoutSections {...shared} /> : <CheckoutSheet {...shared} {...sheet} />}
    </FormProvider>
  );
};

import Typography from '@mui/material/Typography';
import { type SubmitEvent, useEffect, useRef } from 'react';

import { i18n } from '@contract/i18n';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { Button } from '@/shared/ui/button';
import { Form } from '@/shared/ui/form-layout';
import { Sheet } from '@/shared/ui/sheet';

import {
  type CheckoutStep,
  checkoutSteps,
  selectCheckoutStep,
  selectPlacing,
  stepReopened,
} from '../model/checkout-slice';
import { AddressStep } from './address-step';
import { CheckoutReview } from './checkout-review';
import { keepFieldFocus } from './keep-field-focus';
import { PaymentStep } from './payment-step';
import { PlaceOrderButton } from './place-order-button';

interface CheckoutSheetProps {
  open: boolean;
  onClose: () => void;
  loading: boolean;
  /** Completes the step that is shown; the last one places the order. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

const titles = (): Record<CheckoutStep, string> => ({
  address: i18n.t('Shipping address'),
  payment: i18n.t('Payment'),
  review: i18n.t('Review'),
});

/** The wizard on a phone: one step at a time in a sheet from below (ADR 0011). */
export const CheckoutSheet = ({ open, onClose, loading, onSubmit }: CheckoutSheetProps) => {
  const dispatch = useAppDispatch();
  const step = useAppSelector(selectCheckoutStep);
  const placing = useAppSelector(selectPlacing);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  const number = checkoutSteps.indexOf(step) + 1;
  const before = checkoutSteps[number - 2];

  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'center' });
  }, [step]);

  return (
    <Sheet open={open} onClose={onClose} title={i18n.t('Checkout')} anchor="bottom">
      <Typography variant="body2" color="textSecondary">
        {i18n.t('Step {number} of {count}', { number, count: checkoutSteps.length })}
      </Typography>
      <Typography variant="h3" ref={heading} tabIndex={-1} sx={{ marginBlockEnd: 6 }}>
        {titles()[step]}
      </Typography>
      <Form noValidate onSubmit={onSubmit}>
        {step === 'address' && <AddressStep />}
        {step === 'payment' && <PaymentStep />}
        {step === 'review' && <CheckoutReview />}
        {step === 'review' ? (
          <PlaceOrderButton loading={loading} />
        ) : (
          <Button type="submit" fullWidth onMouseDown={keepFieldFocus}>
            {step === 'address' ? i18n.t('Continue to payment') : i18n.t('Continue to review')}
          </Button>
        )}
        {before !== undefined && (
          <Button
            variant="text"
            disabled={placing}
            onClick={() => {
              dispatch(stepReopened(before));
            }}
          >
            {i18n.t('Back')}
          </Button>
        )}
      </Form>
    </Sheet>
  );
};

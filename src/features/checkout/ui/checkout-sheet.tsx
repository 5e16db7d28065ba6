import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef } from 'react';

import { i18n } from '@contract/i18n';
import { ShortageNotice } from '@/entities/cart';
import { useIsLowWindow } from '@/shared/lib/browser';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { Button } from '@/shared/ui/button';
import { StepOnBack } from '@/shared/ui/close-on-back';
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
import { CompactSummary } from './compact-summary';
import { PaymentStep } from './payment-step';
import { PlaceOrderButton } from './place-order-button';

interface CheckoutSheetProps {
  open: boolean;
  onClose: () => void;
  loading: boolean;
  /** The pieces that cannot be ordered, with their remedies. */
  unavailableLines: ReactNode;
  /** Offers another currency, by whether the order goes to the Emirates. */
  currencyOffer: (isToEmirates: boolean) => ReactNode;
  /** Completes the step that is shown; the last one places the order. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

const titles = (): Record<CheckoutStep, string> => ({
  address: i18n.t('Shipping address'),
  payment: i18n.t('Payment'),
  review: i18n.t('Review'),
});

/**
 * The wizard on a phone: one step at a time in a sheet from below (ADR 0011). Its button, what the order
 * costs and what cannot be ordered stay in sight where there is room for them, else they are below the
 * step.
 */
export const CheckoutSheet = ({
  open,
  onClose,
  loading,
  unavailableLines,
  currencyOffer,
  onSubmit,
}: CheckoutSheetProps) => {
  const dispatch = useAppDispatch();
  const step = useAppSelector(selectCheckoutStep);
  const placing = useAppSelector(selectPlacing);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  const number = checkoutSteps.indexOf(step) + 1;
  const before = checkoutSteps[number - 2];
  const formId = useId();
  const isLow = useIsLowWindow();

  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'center' });
  }, [step]);

  const goBack = () => {
    if (before !== undefined && !placing) dispatch(stepReopened(before));
  };

  const action =
    step === 'review' ? (
      <PlaceOrderButton form={formId} loading={loading} unavailableLines={unavailableLines} />
    ) : (
      <Stack spacing={3}>
        <CompactSummary />
        <ShortageNotice>{unavailableLines}</ShortageNotice>
        <Button type="submit" form={formId} fullWidth onMouseDown={keepFieldFocus}>
          {step === 'address' ? i18n.t('Continue to payment') : i18n.t('Continue to review')}
        </Button>
      </Stack>
    );

  return (
    <>
      <Sheet
        open={open}
        onClose={onClose}
        title={i18n.t('Checkout')}
        anchor="bottom"
        footer={isLow ? undefined : action}
      >
        <Typography variant="body2" color="textSecondary">
          {i18n.t('Step {number} of {count}', { number, count: checkoutSteps.length })}
        </Typography>
        <Typography variant="h3" ref={heading} tabIndex={-1} sx={{ marginBlockEnd: 6 }}>
          {titles()[step]}
        </Typography>
        <Form id={formId} noValidate onSubmit={onSubmit}>
          {step === 'address' && <AddressStep />}
          {step === 'payment' && <PaymentStep currencyOffer={currencyOffer} />}
          {step === 'review' && <CheckoutReview />}
          {isLow && action}
          {before !== undefined && (
            <Button variant="text" disabled={placing} onClick={goBack}>
              {i18n.t('Back')}
            </Button>
          )}
        </Form>
      </Sheet>
      <StepOnBack stepsBefore={open ? number - 1 : 0} onBack={goBack} />
    </>
  );
};

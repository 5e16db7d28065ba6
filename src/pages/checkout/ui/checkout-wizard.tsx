import useMediaQuery from '@mui/material/useMediaQuery';
import styled from '@emotion/styled';
import { type SubmitEvent, useState } from 'react';
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
import { landFieldErrors } from '@/shared/lib/form';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { Button } from '@/shared/ui/button';
import { color, media, space } from '@/shared/ui/theme';

import { CheckoutSections } from './checkout-sections';
import { CheckoutSheet } from './checkout-sheet';
import { CheckoutSummary } from './checkout-summary';

interface CheckoutWizardProps extends PlaceOrder {
  /** The bag is still being asked for. */
  loading: boolean;
}

const Split = styled('div')({
  display: 'grid',
  gap: space(10),
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
    columnGap: 'clamp(32px, 6vw, 112px)',
    alignItems: 'start',
  },
});
const Aside = styled('div')({
  [media.desktop]: {
    position: 'sticky',
    insetBlockStart: 'calc(var(--header-height) + 24px)',
    padding: `${space(8)} clamp(20px, 2.5vw, 40px)`,
    backgroundColor: color.sand,
  },
});
const Bar = styled('div')({
  position: 'sticky',
  insetBlockEnd: 0,
  paddingBlock: space(4),
  paddingBlockEnd: `max(${space(4)}, env(safe-area-inset-bottom))`,
  backgroundColor: color.paper,
});

const fields = Object.values(formFieldOf);

/** Address, payment and review beside the summary; on a phone in a sheet (decision 16). */
export const CheckoutWizard = ({ place, placing, loading }: CheckoutWizardProps) => {
  const dispatch = useAppDispatch();
  const form = useCheckoutForm();
  const step = useAppSelector(selectCheckoutStep);
  const isPhone = useMediaQuery(media.phone.replace('@media ', ''), { noSsr: true });
  const [sheetOpen, setSheetOpen] = useState(false);

  const placeOrder = async (address: CheckoutAddress) => {
    dispatch(addressTyped(address));
    const outcome = await place();
    if (outcome.status !== 'failed') return;
    const concernsAddress = Object.keys(outcome.fields).some((name) => name in formFieldOf);
    if (concernsAddress) dispatch(stepReopened('address'));
    landFieldErrors(outcome.fields, fields, form.setError, (name) => formFieldOf[name] ?? name);
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
    } else if (isPhone && step === 'payment') {
      event.preventDefault();
      dispatch(stepCompleted('payment'));
    } else if (isPhone && step === 'address') {
      void completeAddress(event);
    } else {
      void submitAll(event);
    }
  };
  const shared = { placing, loading, onSubmit: submit };

  return (
    <FormProvider {...form}>
      <Split>
        {!isPhone && <CheckoutSections {...shared} />}
        <Aside>
          <CheckoutSummary />
        </Aside>
        {isPhone && (
          <>
            <Bar data-bar="bottom">
              <Button
                fullWidth
                onClick={() => {
                  setSheetOpen(true);
                }}
              >
                Proceed to Checkout
              </Button>
            </Bar>
            <CheckoutSheet
              {...shared}
              open={sheetOpen}
              onClose={() => {
                setSheetOpen(false);
              }}
            />
          </>
        )}
      </Split>
    </FormProvider>
  );
};

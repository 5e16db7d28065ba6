import styled from '@emotion/styled';
import { lazy, Suspense, useState } from 'react';

import type { PlaceOrder } from '@/features/checkout';
import { useIsPhone } from '@/shared/lib/browser';
import { Button } from '@/shared/ui/button';
import { PageSkeleton } from '@/shared/ui/page-layout';
import { color, media, space } from '@/shared/ui/theme';

import { CheckoutSummary } from './checkout-summary';

/** A phone shows the summary first: what forms need comes when the sheet is opened. */
const CheckoutForm = lazy(async () => ({
  default: (await import('./checkout-form')).CheckoutForm,
}));

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

/** Address, payment and review beside the summary; on a phone in a sheet (decision 16). */
export const CheckoutWizard = (props: CheckoutWizardProps) => {
  const isPhone = useIsPhone();
  const [sheetOpen, setSheetOpen] = useState(false);
  const [sheetUsed, setSheetUsed] = useState(false);

  const openSheet = () => {
    setSheetUsed(true);
    setSheetOpen(true);
  };
  const closeSheet = () => {
    setSheetOpen(false);
  };

  return (
    <Split>
      {!isPhone && (
        <Suspense fallback={<PageSkeleton />}>
          <CheckoutForm {...props} sheet={null} />
        </Suspense>
      )}
      <Aside>
        <CheckoutSummary />
      </Aside>
      {isPhone && (
        <>
          <Bar data-bar="bottom">
            <Button fullWidth onClick={openSheet}>
              Proceed to Checkout
            </Button>
          </Bar>
          {sheetUsed && (
            <Suspense fallback={null}>
              <CheckoutForm {...props} sheet={{ open: sheetOpen, onClose: closeSheet }} />
            </Suspense>
          )}
        </>
      )}
    </Split>
  );
};

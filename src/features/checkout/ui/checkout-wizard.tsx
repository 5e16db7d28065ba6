import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense, useState } from 'react';

import { i18n } from '@contract/i18n';
import { isolate } from '@contract/isolate';
import { ShortageNotice } from '@/entities/cart';
import { selectCurrency } from '@/entities/currency';
import { useIsPhone } from '@/shared/lib/browser';
import { formatMoney } from '@/shared/lib/money';
import { useAppSelector } from '@/shared/redux';
import { Button } from '@/shared/ui/button';
import { ExactAmount } from '@/shared/ui/price';
import { color, fullBleed, space } from '@/shared/ui/theme';

import { selectCheckoutError } from '../model/checkout-slice';
import { useCheckoutBag } from '../model/use-checkout-bag';
import { useOrderTotals } from '../model/use-order-totals';
import { CheckoutAside, CheckoutColumns } from './checkout-columns';
import { FormSkeleton } from './checkout-skeleton';

const CheckoutForm = lazy(async () => ({
  default: (await import('./checkout-form')).CheckoutForm,
}));

// Loaded with the first error: most visits to a phone's page need none.
const FormError = lazy(async () => ({
  default: (await import('@/shared/ui/form-layout')).FormError,
}));

interface CheckoutWizardProps {
  /** The bag is still loading. */
  loading: boolean;
  /** The order summary beside the form. */
  summary: ReactNode;
  /** The pieces that cannot be ordered, with their remedies: the sheet of a phone covers the summary. */
  unavailableLines: ReactNode;
  /** Offers another currency, by whether the order goes to the Emirates. */
  currencyOffer: (isToEmirates: boolean) => ReactNode;
}

const Bar = styled(Paper)({
  ...fullBleed,
  position: 'sticky',
  insetBlockEnd: 0,
  borderTop: `1px solid ${color.line}`,
  paddingBlock: space(4),
  paddingBlockEnd: `max(${space(4)}, env(safe-area-inset-bottom))`,
});

/** What is to be paid, beside the button or above it; nothing where the bag cannot be ordered as it is. */
const Total = () => {
  const { lines, shortages } = useCheckoutBag();
  const currency = useAppSelector(selectCurrency);
  const total = useOrderTotals()?.[currency] ?? null;
  if (total === null || lines.length === 0 || shortages > 0) return null;
  return (
    <div>
      <Typography variant="body2">
        {i18n.t('Total')} {isolate(formatMoney(total, currency, { decimals: 0 }))}
      </Typography>
      <ExactAmount minor={total} currency={currency} />
    </div>
  );
};

/** Address, payment and review beside the summary; on a phone in a sheet (ADR 0011). */
export const CheckoutWizard = ({
  loading,
  summary,
  unavailableLines,
  currencyOffer,
}: CheckoutWizardProps) => {
  const isPhone = useIsPhone();
  const error = useAppSelector(selectCheckoutError);
  const [sheetOpen, setSheetOpen] = useState(false);
  // A phone shows the summary first and loads the form when the sheet is opened; once used, the
  // form stays, so that rotating a tablet loses nothing.
  const [formUsed, setFormUsed] = useState(false);
  if (!formUsed && (sheetOpen || !isPhone)) setFormUsed(true);
  const close = () => {
    setSheetOpen(false);
  };

  return (
    <CheckoutColumns>
      {formUsed && (
        <Suspense fallback={isPhone ? null : <FormSkeleton />}>
          <CheckoutForm
            loading={loading}
            currencyOffer={currencyOffer}
            sheet={isPhone ? { open: sheetOpen, onClose: close, unavailableLines } : null}
          />
        </Suspense>
      )}
      <CheckoutAside variant="aside">{summary}</CheckoutAside>
      {isPhone && (
        <Bar data-bar="bottom">
          <Stack spacing={3}>
            {error !== null && (
              <Suspense fallback={null}>
                <FormError>{error}</FormError>
              </Suspense>
            )}
            <ShortageNotice />
            <Stack
              direction="row"
              sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}
            >
              <Total />
              <Button
                sx={{ flex: '1 0 auto', paddingInline: 3 }}
                onClick={() => setSheetOpen(true)}
              >
                {i18n.t('Proceed to Checkout')}
              </Button>
            </Stack>
          </Stack>
        </Bar>
      )}
    </CheckoutColumns>
  );
};

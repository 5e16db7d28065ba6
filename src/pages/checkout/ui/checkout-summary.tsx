import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { i18n } from '@contract/i18n';
import type { ShownLine } from '@/entities/cart';
import { OtherTotals, selectCurrency } from '@/entities/currency';
import { ArrivalNote } from '@/entities/delivery';
import { useCheckoutBag, useOrderTotals } from '@/features/checkout';
import { useSite } from '@/shared/lib/site';
import { useAppSelector } from '@/shared/redux';
import { SummaryAmounts } from '@/widgets/order-summary';

import { CheckoutLines } from './checkout-lines';

interface CheckoutSummaryProps {
  /** Opens the choice of another size for a line; the focus may return to the element with the id. */
  chooseSize: (line: ShownLine, focusFallbackId: string) => void;
}

const headingId = 'order-summary';

/**
 * The order summary: lines, and amounts without decimals (section 9), the total in the other
 * currencies too.
 */
export const CheckoutSummary = ({ chooseSize }: CheckoutSummaryProps) => {
  const { lines, total, unavailable, shortages } = useCheckoutBag();
  const currency = useAppSelector(selectCurrency);
  const { shipping } = useSite();
  const totals = useOrderTotals();

  return (
    <section aria-labelledby={headingId}>
      <Typography variant="h4" component="h2" id={headingId} tabIndex={-1}>
        {i18n.t('Order summary')}
      </Typography>
      <CheckoutLines onChooseSize={(line) => chooseSize(line, headingId)} />
      <SummaryAmounts
        subtotal={total}
        unavailable={unavailable}
        shipping={shipping[currency]}
        currency={currency}
        decimals={0}
      />
      {lines.length > 0 && (
        <Stack spacing={3} sx={{ marginBlockStart: 3 }}>
          <OtherTotals totals={totals} decimals={0} />
          {lines.length > shortages && <ArrivalNote withReturns />}
        </Stack>
      )}
    </section>
  );
};

import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { i18n } from '@contract/i18n';
import { shortageText, useBag } from '@/entities/cart';
import { OtherTotals, selectCurrency } from '@/entities/currency';
import { ArrivalNote } from '@/entities/delivery';
import { selectShortages, useOrderTotals } from '@/features/checkout';
import { LineActions } from '@/features/edit-bag';
import { toastMarks } from '@/shared/config';
import { formatMoney } from '@/shared/lib/money';
import { useSite } from '@/shared/lib/site';
import { useAppSelector } from '@/shared/redux';
import { SummaryAmounts, SummaryLine } from '@/widgets/order-summary';

/**
 * The order summary: lines with their stock warnings, and amounts without decimals (section 9), the
 * total in the other currencies too.
 */
export const CheckoutSummary = () => {
  const { lines, total, shortages: shortCount } = useBag();
  const currency = useAppSelector(selectCurrency);
  const shortages = useAppSelector(selectShortages);
  const { shipping } = useSite();
  const totals = useOrderTotals();

  return (
    <section aria-labelledby="order-summary" {...toastMarks.bag}>
      <Typography variant="h4" component="h2" id="order-summary">
        {i18n.t('Order summary')}
      </Typography>
      <List>
        {lines.map((line) => {
          const shortage = shortageText(line);
          const short = shortage === null ? (shortages[String(line.serverId)] ?? []) : [shortage];
          return (
            <SummaryLine
              key={line.id}
              name={line.name}
              image={line.image}
              size={line.size}
              color={line.color}
              quantity={line.quantity}
              price={formatMoney(line.total, currency, { decimals: 0 })}
            >
              {short.map((message) => (
                <Typography key={message} variant="body2" color="error">
                  {message}
                </Typography>
              ))}
              {short.length > 0 && <LineActions line={line} />}
            </SummaryLine>
          );
        })}
      </List>
      <SummaryAmounts
        subtotal={total}
        shipping={shipping[currency]}
        currency={currency}
        decimals={0}
      />
      {lines.length > 0 && (
        <Stack spacing={3} sx={{ marginBlockStart: 3 }}>
          <OtherTotals totals={totals} decimals={0} />
          {lines.length > shortCount && <ArrivalNote withReturns />}
        </Stack>
      )}
    </section>
  );
};

import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { i18n } from '@contract/i18n';
import type { Order, OrderRefund } from '@contract/order';
import { orderMoney, orderRefunds, useDayOf } from '@/entities/order';
import { toMinor } from '@/shared/lib/money';
import { useLabel } from '@/shared/lib/site';

import { refundParts } from '../model/refund-parts';

interface RowProps {
  term: string;
  /** Parts of the amount. */
  parts?: { name: string; amount: string }[];
  amount: string;
}

const Row = ({ term, parts = [], amount }: RowProps) => (
  <Stack component="dl">
    {[{ name: term, amount }, ...parts].map((entry, index) => (
      <Typography
        key={`${index}-${entry.name}`}
        component="div"
        {...(index > 0 && { variant: 'body2', color: 'textSecondary' })}
        sx={{ display: 'flex', justifyContent: 'space-between', gap: 4 }}
      >
        <Box component="dt" sx={{ overflowWrap: 'anywhere' }}>
          {entry.name}
        </Box>
        <dd style={{ whiteSpace: 'nowrap' }}>{entry.amount}</dd>
      </Typography>
    ))}
  </Stack>
);

/** The refunds of an order, with date, pieces and shipping, and the remaining total. */
export const OrderRefunds = ({ order }: { order: Order }) => {
  const { refunds = [] } = order;
  const label = useLabel();
  const dayOf = useDayOf();
  if (refunds.length === 0) return null;
  const partsOf = (refund: OrderRefund) => {
    const parts = refundParts(order, refund, label);
    return parts.map(({ name, amount }) => ({
      name,
      amount: amount === null || parts.length === 1 ? '' : orderMoney(amount, order),
    }));
  };
  return (
    <Stack role="group" aria-label={i18n.t('Refunds')} spacing={3} sx={{ paddingBlockStart: 5 }}>
      {refunds.map((refund) => (
        <Row
          key={refund.id}
          term={i18n.t('Refund on {date}', { date: dayOf(refund.at) })}
          parts={partsOf(refund)}
          amount={orderMoney(toMinor(refund.amount), order)}
        />
      ))}
      <Row
        term={i18n.t('Remaining after refunds')}
        amount={orderMoney(orderRefunds(order).remaining, order)}
      />
    </Stack>
  );
};

import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { i18n } from '@contract/i18n';
import type { Order } from '@contract/order';
import { dayOf, orderMoney, orderRefunds } from '@/entities/order';
import { toMinor } from '@/shared/lib/money';

import { refundedNames } from '../model/refunded-names';

interface RowProps {
  term: string;
  detail?: string;
  amount: string;
}

const Row = ({ term, detail = '', amount }: RowProps) => (
  <Stack direction="row" spacing={4} sx={{ justifyContent: 'space-between' }}>
    <dt>
      {term}
      {detail !== '' && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {detail}
        </Typography>
      )}
    </dt>
    <dd style={{ whiteSpace: 'nowrap' }}>{amount}</dd>
  </Stack>
);

/** The refunds of an order, with date and lines, and the remaining total. */
export const OrderRefunds = ({ order }: { order: Order }) => {
  const { refunds = [] } = order;
  if (refunds.length === 0) return null;
  return (
    <Stack component="dl" aria-label={i18n.t('Refunds')} spacing={3} sx={{ paddingBlockStart: 5 }}>
      {refunds.map((refund) => (
        <Row
          key={refund.id}
          term={i18n.t('Refunded on {date}', { date: dayOf(refund.at) })}
          detail={refundedNames(order, refund)}
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

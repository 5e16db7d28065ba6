import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { i18n } from '@contract/i18n';
import type { Order } from '@contract/order';
import { deliveryLines } from '@/entities/address';
import { paymentText } from '@/entities/order';

const Fact = ({ term, lines }: { term: string; lines: readonly string[] }) => (
  <div>
    <Typography variant="overline" component="dt" sx={{ marginBlockEnd: 2 }}>
      {term}
    </Typography>
    <Typography component="dd" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {lines
        .filter((line) => line !== '')
        .map((line, index) => (
          <span key={`${index}-${line}`} style={{ display: 'block' }}>
            {line}
          </span>
        ))}
    </Typography>
  </div>
);

/** The shipping address and payment of an order. */
export const OrderFacts = ({ order }: { order: Order }) => {
  const { method, status } = paymentText(order);
  return (
    <Stack component="dl" spacing={8}>
      <Fact term={i18n.t('Shipping address')} lines={deliveryLines(order.address)} />
      <Fact term={i18n.t('Payment')} lines={status === null ? [method] : [method, status]} />
    </Stack>
  );
};

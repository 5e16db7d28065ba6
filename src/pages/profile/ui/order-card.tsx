import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { i18n } from '@contract/i18n';
import type { Order } from '@contract/order';
import {
  boughtNames,
  canCancel,
  canPay,
  canRefund,
  canReorder,
  dotList,
  OrderActionRow,
  orderAmounts,
  orderHeadingId,
  orderMoney,
  itemCountText,
  refundOnItsWay,
  statusAndPayment,
  useDayOf,
} from '@/entities/order';
import { CancelOrderButton } from '@/features/cancel-order';
import { PayOrderButton } from '@/features/pay-order';
import { RefundOrderButton } from '@/features/refund-order';
import { ReorderButton } from '@/features/reorder';
import { useLabel } from '@/shared/lib/site';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { lineClamp, media } from '@/shared/ui/theme';

import { OrderPictures } from './order-pictures';

const twoColumns = {
  display: 'grid',
  alignItems: 'start',
  gap: 5,
  paddingBlock: 8,
  borderBottom: 1,
  borderColor: 'divider',
  '&:first-of-type': { paddingBlockStart: 0 },
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 6,
    '& > :last-child': { gridColumn: '1 / -1' },
  },
};

const threeLines = { overflowWrap: 'anywhere', ...lineClamp(3) };

/** The facts in one line that wraps only between them: an amount stays with its currency. */
const joinFacts = (facts: readonly string[]): string =>
  dotList(facts.filter((fact) => fact !== '').map((fact) => fact.replaceAll(' ', '\u00a0')));

/** An order of the list: status, day, total, what goes back of it, its items and actions. */
export const OrderCard = ({ order }: { order: Order }) => {
  const unpaid = canPay(order);
  const label = useLabel();
  const refund = refundOnItsWay(order);
  const dayOf = useDayOf();
  const facts = [
    dayOf(order.created_at),
    itemCountText(order),
    orderMoney(orderAmounts(order).total, order),
  ];
  return (
    <ListItem sx={twoColumns}>
      <Stack spacing={1}>
        <Typography variant="overline" color={unpaid ? 'error' : undefined}>
          {statusAndPayment(order)}
        </Typography>
        <Typography variant="h3" component="h2" id={orderHeadingId(order.id)} tabIndex={-1}>
          {i18n.t('Order #{id}', { id: order.id })}
        </Typography>
        <Typography color="textSecondary">{joinFacts(facts)}</Typography>
        {refund !== '' && <Typography>{refund}</Typography>}
        <Typography sx={threeLines}>{boughtNames(order, label)}</Typography>
      </Stack>
      <OrderPictures order={order} />
      <OrderActionRow>
        {unpaid && <PayOrderButton orderId={order.id} />}
        <Button
          href={paths.order(order.id)}
          variant="outlined"
          aria-label={i18n.t('View order {id}', { id: order.id })}
        >
          {i18n.t('View order')}
        </Button>
        {canCancel(order) && <CancelOrderButton order={order} />}
        {canReorder(order) && <ReorderButton order={order} />}
        {canRefund(order) && <RefundOrderButton order={order} />}
      </OrderActionRow>
    </ListItem>
  );
};

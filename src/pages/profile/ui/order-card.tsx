import styled from '@emotion/styled';

import type { Order } from '@contract/order';
import {
  boughtNames,
  canCancel,
  canPay,
  canRefund,
  canReorder,
  dayOf,
  orderAmounts,
  orderHeadingId,
  orderMoney,
  piecesText,
  statusText,
} from '@/entities/order';
import { CancelOrderButton } from '@/features/cancel-order';
import { PayOrderButton } from '@/features/pay-order';
import { RefundOrderButton } from '@/features/refund-order';
import { ReorderButton } from '@/features/reorder';
import { paths } from '@/shared/routes';
import { color, headingText, labelText, media, space } from '@/shared/ui/theme';
import { Button } from '@/shared/ui/button';

import { OrderPictures } from './order-pictures';

const Card = styled('li')({
  display: 'grid',
  gap: space(5),
  paddingBlock: space(8),
  borderBlockEnd: `1px solid ${color.line}`,
  '&:first-of-type': { paddingBlockStart: 0 },
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space(6),
    '& > :last-child': { gridColumn: '1 / -1' },
  },
});
const Words = styled('div')({ display: 'grid', gap: space(1), alignContent: 'start' });
const Status = styled('p')({
  ...labelText,
  '&[data-open="true"]': { color: color.clay },
});
const Title = styled('h2')({ ...headingText.h3, '&:focus': { outline: 'none' } });
const Names = styled('p')({
  marginBlockStart: space(1),
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});
const Facts = styled('p')({
  color: color.ash,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(3),
  [media.phone]: { '& > a, & > button, & > span > button': { flex: '1 1 40%', paddingInline: 16 } },
});

/** The facts in one line, which is broken only between them: an amount stays with its currency. */
const unbroken = (facts: readonly string[]): string =>
  facts
    .filter((fact) => fact !== '')
    .map((fact) => fact.replaceAll(' ', '\u00a0'))
    .join('\u00a0· ');

/** An order of the list: status, day, total, what was bought, and what can be done about it. */
export const OrderCard = ({ order }: { order: Order }) => {
  const unpaid = canPay(order);
  const facts = [
    dayOf(order.created_at),
    piecesText(order),
    orderMoney(orderAmounts(order).total, order),
  ];
  return (
    <Card>
      <Words>
        <Status data-open={unpaid}>
          {statusText(order.status)}
          {unpaid && ', not paid yet'}
        </Status>
        <Title id={orderHeadingId(order.id)} tabIndex={-1}>
          Order #{order.id}
        </Title>
        <Facts>{unbroken(facts)}</Facts>
        <Names>{boughtNames(order)}</Names>
      </Words>
      <OrderPictures order={order} />
      <Actions>
        {unpaid && <PayOrderButton orderId={order.id} />}
        <Button
          href={paths.order(order.id)}
          variant="outlined"
          aria-label={`View order ${order.id}`}
        >
          View order
        </Button>
        {canCancel(order) && <CancelOrderButton order={order} />}
        {canRefund(order) && <RefundOrderButton order={order} />}
        {canReorder(order) && <ReorderButton order={order} />}
      </Actions>
    </Card>
  );
};

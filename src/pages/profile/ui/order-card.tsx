import styled from '@emotion/styled';

import type { Order } from '@contract/order';
import {
  canCancel,
  canPay,
  canRefund,
  orderAmounts,
  orderDate,
  orderMoney,
  statusText,
} from '@/entities/order';
import { CancelOrderButton } from '@/features/cancel-order';
import { PayOrderButton } from '@/features/pay-order';
import { RefundOrderButton } from '@/features/refund-order';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/link';
import { Picture } from '@/shared/ui/picture';
import { color, headingText, labelText, space } from '@/shared/ui/theme';

const shownPictures = 4;

const Card = styled('li')({
  display: 'grid',
  gap: space(4),
  padding: `clamp(${space(5)}, 3vw, ${space(8)})`,
  border: `1px solid ${color.line}`,
});
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space(2),
});
const Title = styled('h2')(headingText.h4);
const Status = styled('p')(labelText);
const Facts = styled('p')({
  color: color.ash,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
const Pictures = styled('div')({
  display: 'grid',
  gridTemplateColumns: `repeat(${shownPictures}, 72px)`,
  gap: space(2),
});
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(3) });

/** An order of the list: status, day, total, and what can be done about it. */
export const OrderCard = ({ order }: { order: Order }) => {
  const lines = order.order_products;
  const pieces = lines.reduce((sum, line) => sum + line.quantity, 0);
  const facts = [
    orderDate(order),
    `${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`,
    orderMoney(orderAmounts(order).total, order),
  ];
  return (
    <Card>
      <Head>
        <Title>Order #{order.id}</Title>
        <Status>{statusText(order.status)}</Status>
      </Head>
      <Facts>{facts.filter((fact) => fact !== '').join(' · ')}</Facts>
      <Pictures>
        {lines.slice(0, shownPictures).map((line) => (
          <Picture
            key={line.id}
            src={line.product.primary_image}
            alt={line.product.name}
            sizes="72px"
            ratio="3 / 4"
          />
        ))}
      </Pictures>
      <Actions>
        {canPay(order) && <PayOrderButton orderId={order.id} />}
        <ButtonLink
          to={paths.order(order.id)}
          variant="secondary"
          aria-label={`View order ${order.id}`}
        >
          View order
        </ButtonLink>
        {canCancel(order) && <CancelOrderButton orderId={order.id} />}
        {canRefund(order) && <RefundOrderButton orderId={order.id} />}
      </Actions>
    </Card>
  );
};

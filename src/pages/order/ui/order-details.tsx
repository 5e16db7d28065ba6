import styled from '@emotion/styled';

import type { Order } from '@contract/order';
import {
  canCancel,
  canPay,
  canRefund,
  orderAmounts,
  orderDate,
  orderLineTotal,
  orderMoney,
} from '@/entities/order';
import { CancelOrderButton } from '@/features/cancel-order';
import { PayOrderButton } from '@/features/pay-order';
import { RefundOrderButton } from '@/features/refund-order';
import { paths } from '@/shared/routes';
import { QuietLink } from '@/shared/ui/link';
import { PageHeading } from '@/shared/ui/page-layout';
import { color, headingText, space } from '@/shared/ui/theme';
import { SummaryAmounts, SummaryLine } from '@/widgets/order-summary';

import type { OrderBanner as Banner } from '../model/order-banner';
import { OrderBanner } from './order-banner';
import { OrderFacts } from './order-facts';

interface OrderDetailsProps {
  order: Order;
  banner: Banner | null;
}

const Root = styled('div')({ display: 'grid', gap: space(8) });
const Day = styled('p')({ color: color.ash, marginBlockStart: space(2) });
const Items = styled('section')({
  borderBlockStart: `1px solid ${color.line}`,
  paddingBlockStart: space(8),
});
const ItemsTitle = styled('h2')(headingText.h4);
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(3) });
const Amounts = styled('div')({ maxInlineSize: 360, marginInlineStart: 'auto' });

/** An order as it was bought: pictures, names and prices are those of the day (section 3). */
export const OrderDetails = ({ order, banner }: OrderDetailsProps) => {
  const { subtotal, shipping } = orderAmounts(order);
  const placedOn = orderDate(order);
  return (
    <Root>
      {banner !== null && <OrderBanner banner={banner} />}
      <div>
        <PageHeading>Order #{order.id}</PageHeading>
        {placedOn !== '' && <Day>Placed on {placedOn}</Day>}
      </div>
      <OrderFacts order={order} />
      <Actions>
        {canPay(order) && <PayOrderButton orderId={order.id} />}
        {canCancel(order) && <CancelOrderButton orderId={order.id} />}
        {canRefund(order) && <RefundOrderButton orderId={order.id} />}
      </Actions>
      <Items aria-labelledby="order-items">
        <ItemsTitle id="order-items">Items</ItemsTitle>
        <ul>
          {order.order_products.map((line) => (
            <SummaryLine
              key={line.id}
              name={<QuietLink to={paths.product(line.product.id)}>{line.product.name}</QuietLink>}
              image={line.product.primary_image}
              size={line.product_size.size}
              color={line.color}
              quantity={line.quantity}
              price={orderMoney(orderLineTotal(line), order)}
            />
          ))}
        </ul>
        <Amounts>
          <SummaryAmounts
            subtotal={subtotal}
            shipping={shipping}
            currency={order.currency}
            decimals={2}
          />
        </Amounts>
      </Items>
    </Root>
  );
};

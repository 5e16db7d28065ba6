import Link from '@mui/material/Link';
import styled from '@emotion/styled';

import type { Order } from '@contract/order';
import {
  dayOf,
  orderAmounts,
  orderHeadingId,
  orderLineTotal,
  orderMoney,
  piecesText,
} from '@/entities/order';
import { paths } from '@/shared/routes';
import { PageHeading } from '@/shared/ui/page-layout';
import { color, headingText, media, space } from '@/shared/ui/theme';
import { SummaryAmounts, SummaryLine } from '@/widgets/order-summary';

import type { OrderBanner as Banner } from '../model/order-banner';
import { OrderActions } from './order-actions';
import { OrderBanner } from './order-banner';
import { OrderFacts } from './order-facts';
import { OrderGrid } from './order-grid';
import { OrderTimeline } from './order-timeline';

interface OrderDetailsProps {
  order: Order;
  banner: Banner | null;
}

const Root = styled('div')({ display: 'grid', gap: space(10) });
const Heading = styled(PageHeading)({ '&:focus': { outline: 'none' } });
const Day = styled('p')({ color: color.ash, marginBlockStart: space(2) });
const ItemsTitle = styled('h2')({ ...headingText.h4, marginBlockEnd: space(2) });
const Amounts = styled('div')({
  marginInlineStart: 'auto',
  [media.desktop]: { maxInlineSize: 360 },
});

/** An order as it was bought: pictures, names and prices are those of the day (section 3). */
export const OrderDetails = ({ order, banner }: OrderDetailsProps) => {
  const { subtotal, shipping } = orderAmounts(order);
  const placedOn = dayOf(order.created_at);
  return (
    <Root>
      {banner !== null && <OrderBanner banner={banner} />}
      <div>
        <Heading id={orderHeadingId(order.id)} tabIndex={-1}>
          Order #{order.id}
        </Heading>
        <Day>
          {placedOn !== '' && `Placed on ${placedOn} · `}
          {piecesText(order)}
        </Day>
      </div>
      <OrderTimeline order={order} />
      <OrderActions order={order} />
      <OrderGrid>
        <section aria-labelledby="order-items">
          <ItemsTitle id="order-items">Items</ItemsTitle>
          <ul>
            {order.order_products.map((line) => (
              <SummaryLine
                key={line.id}
                name={
                  <Link underline="hover" href={paths.product(line.product.id)}>
                    {line.product.name}
                  </Link>
                }
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
        </section>
        <OrderFacts order={order} />
      </OrderGrid>
    </Root>
  );
};

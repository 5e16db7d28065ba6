import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { i18n } from '@contract/i18n';
import type { Order } from '@contract/order';
import { useDutiesText } from '@/entities/brand';
import {
  canCancel,
  orderAmounts,
  orderHeadingId,
  orderLineTotal,
  orderMoney,
  itemCountText,
  statusAndPayment,
  useDayOf,
} from '@/entities/order';
import { CancelOrderButton } from '@/features/cancel-order';
import { PayOrderButton } from '@/features/pay-order';
import { paths } from '@/shared/routes';
import { PageHeading } from '@/shared/ui/page-layout';
import { media } from '@/shared/ui/theme';
import { SummaryAmounts, SummaryLine } from '@/widgets/order-summary';

import type { OrderBanner } from '../model/order-banner';
import { OrderActions } from './order-actions';
import { OrderFacts } from './order-facts';
import { OrderGrid } from './order-layout';
import { OrderNext } from './order-next';
import { OrderRefunds } from './order-refunds';
import { OrderTimeline } from './order-timeline';

interface OrderDetailsProps {
  order: Order;
  banner: OrderBanner | null;
}

/** An order as it was bought: with the pictures, names and prices of that time (section 3). */
export const OrderDetails = ({ order, banner }: OrderDetailsProps) => {
  const { subtotal, shipping } = orderAmounts(order);
  const date = useDayOf()(order.created_at);
  const pieces = itemCountText(order);
  const toPay = banner?.toPay === true;
  const duties = useDutiesText(order.address.country);
  return (
    <Stack spacing={10}>
      {banner !== null && (
        <Alert role="status" variant="outlined" severity={banner.severity}>
          <AlertTitle component="h2" variant="h4">
            {banner.title}
          </AlertTitle>
          {banner.text}
          {toPay && (
            <Box sx={{ marginBlockStart: 4 }}>
              <PayOrderButton orderId={order.id} />
            </Box>
          )}
        </Alert>
      )}
      <div>
        <PageHeading id={orderHeadingId(order.id)} tabIndex={-1}>
          {i18n.t('Order #{id}', { id: order.id })}
        </PageHeading>
        <Typography variant="overline" component="p" sx={{ marginBlockStart: 2 }}>
          {statusAndPayment(order)}
        </Typography>
        <Typography color="textSecondary">
          {date === '' ? pieces : i18n.t('Placed on {date} · {pieces}', { date, pieces })}
        </Typography>
      </div>
      <OrderNext order={order} />
      <OrderTimeline order={order} />
      <OrderActions order={order} payInBanner={toPay} />
      <OrderGrid>
        <section aria-labelledby="order-items">
          <Typography variant="h4" component="h2" id="order-items" sx={{ marginBlockEnd: 2 }}>
            {i18n.t('Items')}
          </Typography>
          <List>
            {order.order_products.map((line) => (
              <SummaryLine
                key={line.id}
                name={line.product.name}
                href={paths.product(line.product.id)}
                image={line.product.primary_image}
                size={line.product_size.size}
                color={line.color}
                quantity={line.quantity}
                price={orderMoney(orderLineTotal(line), order)}
              />
            ))}
          </List>
          <Box sx={{ marginInlineStart: 'auto', [media.desktop]: { maxInlineSize: 360 } }}>
            <SummaryAmounts
              subtotal={subtotal}
              shipping={shipping}
              currency={order.currency}
              decimals={2}
            />
            {duties !== '' && (
              <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 2 }}>
                {duties}
              </Typography>
            )}
            <OrderRefunds order={order} />
          </Box>
        </section>
        <div>
          <OrderFacts order={order} />
          {canCancel(order) && (
            <>
              <Divider sx={{ marginBlock: 6 }} />
              <Typography color="textSecondary">
                {i18n.t('You can cancel this order as long as it is pending.')}
              </Typography>
              <CancelOrderButton order={order} />
            </>
          )}
        </div>
      </OrderGrid>
    </Stack>
  );
};

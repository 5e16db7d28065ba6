import type { Order } from '@contract/order';
import { i18n } from '@contract/i18n';
import { ConfirmedOrderAction, OrderActionRow } from '@/entities/order';
import { CancelOrderButton } from '@/features/cancel-order';
import { PayOrderButton } from '@/features/pay-order';
import { RefundOrderButton } from '@/features/refund-order';
import { ReorderButton } from '@/features/reorder';
import { orderBanner } from '@/pages/order/model/order-banner';
import { OrderDetails } from '@/pages/order/ui/order-details';
import { OrderTimeline } from '@/pages/order/ui/order-timeline';
import { OrderCard } from '@/pages/profile/ui/order-card';
import { OrdersTab } from '@/pages/profile/ui/orders-tab';

import type { Sheet } from '../sheet';
import type { Shop } from '../shop';

/** The latest order in each status, by the status. */
const byStatus = ({ orders }: Shop): Map<string, Order> =>
  new Map([...orders].reverse().map((order) => [order.status, order]));

const orderIn = (shop: Shop, status: string): Order => {
  const order = byStatus(shop).get(status);
  if (order === undefined) throw new Error(`The recorded shop has no order that is ${status}`);
  return order;
};

const unpaidOrder = (shop: Shop): Order => ({
  ...orderIn(shop, 'pending'),
  payment_method: 'credit_card',
  payment_status: 'unpaid',
});

const frame = 480;

/** Orders and what can be done with them. */
export const sheet: Sheet = {
  OrderCard: {
    states: (shop) =>
      Object.fromEntries(
        [...byStatus(shop)].map(([status, order]) => [
          status,
          { element: <OrderCard order={order} />, customer: true },
        ]),
      ),
  },
  OrdersTab: {
    states: () => ({
      Orders: { element: <OrdersTab />, customer: true },
      Loading: {
        element: <OrdersTab />,
        customer: true,
        answers: { 'GET /orders': 'pending' },
      },
      Failed: { element: <OrdersTab />, customer: true, answers: { 'GET /orders': 500 } },
      Empty: { element: <OrdersTab />, customer: true, answers: { 'GET /orders': [] } },
    }),
  },
  OrderTimeline: {
    states: (shop) =>
      Object.fromEntries(
        [...byStatus(shop)].map(([status, order]) => [status, <OrderTimeline order={order} />]),
      ),
  },
  OrderDetails: {
    states: (shop) => ({
      Shipped: {
        element: <OrderDetails order={orderIn(shop, 'shipped')} banner={null} />,
        customer: true,
      },
      Refunded: {
        element: <OrderDetails order={orderIn(shop, 'refunded')} banner={null} />,
        customer: true,
      },
      'Payment declined': {
        element: (
          <OrderDetails
            order={unpaidOrder(shop)}
            banner={orderBanner({ payment: 'declined', justPlaced: false }, unpaidOrder(shop))}
          />
        ),
        customer: true,
      },
    }),
  },
  OrderActionRow: {
    states: (shop) => ({
      'Of a pending order': (
        <OrderActionRow>
          <ReorderButton order={orderIn(shop, 'pending')} />
          <CancelOrderButton order={orderIn(shop, 'pending')} />
        </OrderActionRow>
      ),
    }),
  },
  ReorderButton: {
    width: 342,
    states: (shop) => {
      const element = <ReorderButton order={orderIn(shop, 'completed')} />;
      return {
        Possible: element,
        'No longer sold': { element, customer: true, press: ['button'] },
      };
    },
  },
  PayOrderButton: {
    width: 240,
    states: () => {
      const element = <PayOrderButton orderId={1} />;
      const answers = { 'POST /orders/1/pay': 'pending' };
      return { Possible: element, Busy: { element, answers, press: ['button'] } };
    },
  },
  CancelOrderButton: {
    frame,
    states: (shop) => {
      const order = orderIn(shop, 'pending');
      const element = <CancelOrderButton order={order} />;
      const state = { element, customer: true };
      const confirm = '.MuiDialogActions-root button:last-child';
      return {
        Possible: state,
        Asking: { ...state, press: ['button'] },
        Busy: {
          ...state,
          press: ['button', confirm],
          answers: { [`POST /orders/${order.id}/cancel`]: 'pending' },
        },
      };
    },
  },
  RefundOrderButton: {
    frame: 720,
    states: (shop) => {
      const element = <RefundOrderButton order={orderIn(shop, 'delivered')} />;
      return {
        Possible: { element, customer: true },
        Asking: { element, customer: true, press: ['button'] },
      };
    },
  },
  ConfirmedOrderAction: {
    frame,
    states: (shop) => {
      const element = (
        <ConfirmedOrderAction
          order={orderIn(shop, 'pending')}
          send={() => Promise.resolve({})}
          busy={false}
          texts={{
            label: i18n.t('Cancel Order'),
            question: i18n.t('Please try again later'),
            busyLabel: i18n.t('Cancelling...'),
            done: i18n.t('Order successfully cancelled'),
            failed: i18n.t('Failed to cancel order'),
          }}
        />
      );
      return { Asking: { element, press: ['button'] } };
    },
  },
};

import List from '@mui/material/List';
import { useEffect, useRef } from 'react';

import type { Order } from '@contract/order';
import { orderHeadingId } from '@/entities/order';

import { useOlderOrders } from '../model/use-older-orders';
import { useShownOrders } from '../model/use-shown-orders';
import { MoreOrders } from './more-orders';
import { OrderCard } from './order-card';

/**
 * The customer's orders, newest first; the first few of many, with a button for more. The first of
 * those that it brings gets the focus.
 */
export const OrdersList = ({ newest }: { newest: readonly Order[] }) => {
  const { shown, showMore } = useShownOrders();
  const { orders, ...more } = useOlderOrders(newest, shown);
  const firstNew = useRef<number | null>(null);
  const count = Math.min(shown, orders.length);
  const isWaiting = more.isLoading || more.hasFailed;

  useEffect(() => {
    if (firstNew.current === null || shown <= firstNew.current || isWaiting) return;
    const order = orders[firstNew.current] ?? orders.at(-1);
    if (order) document.getElementById(orderHeadingId(order.id))?.focus({ preventScroll: true });
    firstNew.current = null;
  });

  return (
    <>
      <List>
        {orders.slice(0, count).map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </List>
      {(count < orders.length || more.hasMore) && (
        <MoreOrders
          shown={count}
          known={orders.length}
          {...more}
          onMore={() => {
            firstNew.current = count;
            showMore();
          }}
        />
      )}
    </>
  );
};

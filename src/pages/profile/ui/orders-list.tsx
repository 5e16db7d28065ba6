import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';

import type { Order } from '@contract/order';
import { orderHeadingId } from '@/entities/order';
import { Button } from '@/shared/ui/button';
import { color, space } from '@/shared/ui/theme';

import { useShownOrders } from '../model/use-shown-orders';
import { OrderCard } from './order-card';

const More = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: space(4),
  paddingBlockStart: space(8),
});
const Count = styled('p')({ color: color.ash, fontSize: '0.9375rem' });

/** The customer's orders, newest first; of many the first few, and more when asked for. */
export const OrdersList = ({ orders }: { orders: readonly Order[] }) => {
  const { shown, showMore } = useShownOrders();
  const firstNew = useRef<number | null>(null);

  useEffect(() => {
    if (firstNew.current === null) return;
    document.getElementById(orderHeadingId(firstNew.current))?.focus({ preventScroll: true });
    firstNew.current = null;
  }, [shown]);

  return (
    <>
      <ul>
        {orders.slice(0, shown).map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
      {orders.length > shown && (
        <More>
          <Count>
            {shown} of {orders.length} orders
          </Count>
          <Button
            variant="outlined"
            onClick={() => {
              firstNew.current = orders[shown]?.id ?? null;
              showMore();
            }}
          >
            Show more orders
          </Button>
        </More>
      )}
    </>
  );
};

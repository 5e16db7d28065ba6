import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

import type { Order } from '@contract/order';
import { orderHeadingId } from '@/entities/order';
import { Button } from '@/shared/ui/button';

import { useShownOrders } from '../model/use-shown-orders';
import { OrderCard } from './order-card';

/** The customer's orders, newest first; the first few of many, with a button for more. */
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
      <List>
        {orders.slice(0, shown).map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </List>
      {orders.length > shown && (
        <Stack spacing={4} sx={{ alignItems: 'center', paddingBlockStart: 8 }}>
          <Typography variant="body2" color="textSecondary">
            {shown} of {orders.length} orders
          </Typography>
          <Button
            variant="outlined"
            onClick={() => {
              firstNew.current = orders[shown]?.id ?? null;
              showMore();
            }}
          >
            Show more orders
          </Button>
        </Stack>
      )}
    </>
  );
};

import Stack from '@mui/material/Stack';

import { canPay, useGetOrdersQuery } from '@/entities/order';
import { PayOrderButton } from '@/features/pay-order';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';

/**
 * Checkout with an empty cart. Customers who left the card payment page without paying are offered
 * to pay the order (ADR 0013), all others the collection.
 */
export const EmptyCheckout = () => {
  const orders = useGetOrdersQuery(undefined, { refetchOnMountOrArgChange: true });
  const unpaid = orders.data?.find(canPay);
  // No action until it is known which one applies.
  if (orders.isLoading) return <EmptyState title="Your cart is empty" />;
  if (unpaid === undefined) {
    return (
      <EmptyState
        title="Your cart is empty"
        text="If you have just placed an order, it is in your profile."
        action={<Button href={paths.shop()}>See the collection</Button>}
      />
    );
  }
  return (
    <EmptyState
      title="Your cart is empty"
      text={`Your order #${unpaid.id} has been placed, but is not paid yet.`}
      action={
        <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}>
          <PayOrderButton orderId={unpaid.id} />
          <Button href={paths.order(unpaid.id)} variant="outlined">
            View order
          </Button>
        </Stack>
      }
    />
  );
};

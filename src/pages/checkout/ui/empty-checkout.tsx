import styled from '@emotion/styled';

import { canPay, useGetOrdersQuery } from '@/entities/order';
import { PayOrderButton } from '@/features/pay-order';
import { paths } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { space } from '@/shared/ui/theme';
import { Button } from '@/shared/ui/button';

const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space(3),
});

/**
 * The checkout without anything to check out. Someone who came back from the card's page without
 * paying is shown the order that waits for it (decision 13); anyone else the collection.
 */
export const EmptyCheckout = () => {
  const orders = useGetOrdersQuery(undefined, { refetchOnMountOrArgChange: true });
  const unpaid = orders.data?.find(canPay);
  // Nothing is offered that would give way to something else a moment later.
  if (orders.isLoading) return <EmptyState title="Your cart is empty" />;
  if (unpaid === undefined) {
    return (
      <EmptyState
        title="Your cart is empty"
        text="If you have just placed an order, you find it in your profile."
        action={<Button href={paths.shop()}>See the collection</Button>}
      />
    );
  }
  return (
    <EmptyState
      title="Your cart is empty"
      text={`Your order #${unpaid.id} is placed and kept for you, but not paid yet.`}
      action={
        <Ways>
          <PayOrderButton orderId={unpaid.id} />
          <Button href={paths.order(unpaid.id)} variant="outlined">
            View order
          </Button>
        </Ways>
      }
    />
  );
};

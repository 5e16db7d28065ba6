import { useGetOrdersQuery } from '@/entities/order';
import { errorSentence } from '@/shared/api';
import { paths } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { ButtonLink } from '@/shared/ui/link';

import { OrdersList } from './orders-list';
import { OrdersSkeleton } from './orders-skeleton';

/** The customer's orders, or why there are none to see. */
export const OrdersTab = () => {
  const orders = useGetOrdersQuery(undefined, { refetchOnFocus: true });

  if (orders.data === undefined && orders.error === undefined) return <OrdersSkeleton />;
  if (orders.data === undefined) {
    return (
      <ErrorState
        title="Failed to load orders"
        text={errorSentence(orders.error, 'Nothing is lost. Please check the connection.')}
        busy={orders.isFetching}
        onRetry={() => {
          void orders.refetch();
        }}
      />
    );
  }
  if (orders.data.length === 0) {
    return (
      <EmptyState
        title="No orders yet"
        text="What you order stands here, with where it is and what can be done about it."
        action={<ButtonLink to={paths.shop()}>See the collection</ButtonLink>}
      />
    );
  }
  return <OrdersList orders={orders.data} />;
};

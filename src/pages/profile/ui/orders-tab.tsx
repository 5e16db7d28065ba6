import { useGetOrdersQuery } from '@/entities/order';
import { errorMessage, loadingAdvice } from '@/shared/api';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';

import { OrdersList } from './orders-list';
import { OrdersOutdated } from './orders-outdated';
import { OrdersSkeleton } from './orders-skeleton';

const homeId = 'tab-orders';

/** The customer's orders, or why none are shown. */
export const OrdersTab = () => {
  const { data, error, isFetching, refetch } = useGetOrdersQuery(undefined, {
    refetchOnFocus: true,
  });
  const retry = () => {
    void refetch();
  };
  const advice = errorMessage(error, loadingAdvice(error));

  if (data === undefined && error === undefined) return <OrdersSkeleton />;
  if (data === undefined) {
    return (
      <ErrorState
        title="Failed to load orders"
        text={advice}
        busy={isFetching}
        homeId={homeId}
        onRetry={retry}
      />
    );
  }
  return (
    <>
      {error !== undefined && (
        <OrdersOutdated advice={advice} homeId={homeId} busy={isFetching} onRetry={retry} />
      )}
      {data.length === 0 ? (
        <EmptyState
          title="No orders yet"
          text="Your orders will appear here, with their status and tracking."
          action={<Button href={paths.shop()}>See the collection</Button>}
        />
      ) : (
        <OrdersList orders={data} />
      )}
    </>
  );
};

import styled from '@emotion/styled';

import { useGetOrdersQuery } from '@/entities/order';
import { errorSentence } from '@/shared/api';
import { paths } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { ButtonLink } from '@/shared/ui/link';
import { Skeleton } from '@/shared/ui/skeleton';
import { space } from '@/shared/ui/theme';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import { OrderCard } from './order-card';

const List = styled('ul')({ display: 'grid', gap: space(8) });
const Loading = styled('div')({ display: 'grid', gap: space(8) });

/** The customer's orders, newest first. */
export const OrdersTab = () => {
  const orders = useGetOrdersQuery();

  if (orders.data === undefined && orders.isFetching) {
    return (
      <Loading>
        <VisuallyHidden role="status">Loading...</VisuallyHidden>
        <Skeleton height="220px" />
        <Skeleton height="220px" />
      </Loading>
    );
  }
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
  return (
    <List>
      {orders.data.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
    </List>
  );
};

import { useLocation, useParams, useSearchParams } from 'react-router';

import { useGetOrderQuery } from '@/entities/order';
import type { PlacedState } from '@/features/checkout';
import { paths } from '@/shared/routes';
import { BackLink } from '@/shared/ui/back-link';
import { ErrorState } from '@/shared/ui/error-state';
import { NarrowPage, PageSkeleton } from '@/shared/ui/page-layout';
import { PageTitle } from '@/shared/ui/page-title';

import { orderBanner } from '../model/order-banner';
import { isMissing, orderFailure } from '../model/order-failure';
import { OrderDetails } from './order-details';

const confirmationPollMs = 3000;

/** /order/:orderId (specification, section 2): one order, and how its placing or paying went. */
export const OrderPage = () => {
  const { orderId = '' } = useParams();
  const [search] = useSearchParams();
  const { state } = useLocation();
  const payment = search.get('payment');
  const justPlaced = (state as PlacedState | null)?.placed === true;
  const order = useGetOrderQuery(orderId);
  // The processor's own message may come after the person has.
  const awaiting = payment === 'success' && order.data?.payment_status === 'unpaid';
  useGetOrderQuery(orderId, { pollingInterval: confirmationPollMs, skip: !awaiting });

  if (order.isLoading) {
    return (
      <>
        <PageTitle page={`Order #${orderId}`} />
        <PageSkeleton />
      </>
    );
  }
  return (
    <NarrowPage>
      <PageTitle page={`Order #${orderId}`} />
      <BackLink to={paths.profile} label="Back to profile" />
      {order.data === undefined ? (
        <ErrorState
          title={orderFailure(order.error)}
          headingLevel="h1"
          busy={order.isFetching}
          onRetry={isMissing(order.error) ? undefined : () => void order.refetch()}
        />
      ) : (
        <OrderDetails
          order={order.data}
          banner={orderBanner({ payment, justPlaced }, order.data)}
        />
      )}
    </NarrowPage>
  );
};

import { useParams } from 'react-router';

import { i18n } from '@contract/i18n';
import { hasInvoice, orderHeadingId, useGetOrderQuery } from '@/entities/order';
import { isNotFoundError, loadingAdvice } from '@/shared/api';
import { useDelayedScrollRestoration } from '@/shared/lib/browser';
import { BackLink } from '@/shared/ui/back-link';
import { OutdatedNotice } from '@/shared/ui/error-state';
import { PageTitle } from '@/shared/ui/page-title';

import { orderBanner } from '../model/order-banner';
import { orderFailure } from '../model/order-failure';
import { useCheckoutOutcome } from '../model/use-checkout-outcome';
import { OrderDetails } from './order-details';
import { OrderInvoice } from './order-invoice';
import { OrderColumn } from './order-layout';
import { OrderError } from './order-error';
import { OrderSkeleton } from './order-skeleton';

const confirmationPollMs = 3000;

const OrderById = ({ orderId }: { orderId: string }) => {
  const outcome = useCheckoutOutcome();
  const order = useGetOrderQuery(orderId, { refetchOnFocus: true });
  // The processor's webhook may arrive after the customer returns.
  const awaiting = outcome.payment === 'success' && order.data?.payment_status === 'unpaid';
  useGetOrderQuery(orderId, { pollingInterval: confirmationPollMs, skip: !awaiting });

  // An error is newer than the cached order: an order that is gone is not shown.
  const shown = isNotFoundError(order.error) ? undefined : order.data;
  if (shown === undefined && order.isFetching && order.error === undefined) {
    return <OrderSkeleton orderId={orderId} />;
  }
  return (
    <OrderColumn>
      <PageTitle
        page={
          shown === undefined ? orderFailure(order.error) : i18n.t('Order #{id}', { id: orderId })
        }
      />
      <BackLink />
      {shown === undefined ? (
        <OrderError
          orderId={orderId}
          error={order.error}
          busy={order.isFetching}
          onRetry={order.refetch}
        />
      ) : (
        <>
          {order.error !== undefined && (
            <OutdatedNotice
              title={orderFailure(order.error)}
              text={loadingAdvice(order.error)}
              focusFallbackId={orderHeadingId(orderId)}
              busy={order.isFetching}
              onRetry={() => void order.refetch()}
            />
          )}
          <OrderDetails order={shown} banner={orderBanner(outcome, shown)} />
          {hasInvoice(shown) && <OrderInvoice order={shown} />}
        </>
      )}
    </OrderColumn>
  );
};

/** /order/:orderId (section 2): one order, and how its placing or paying went. */
export const OrderPage = () => {
  const { orderId = '' } = useParams();
  useDelayedScrollRestoration();
  return <OrderById key={orderId} orderId={orderId} />;
};

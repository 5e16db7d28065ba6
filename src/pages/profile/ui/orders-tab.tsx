import { i18n } from '@contract/i18n';
import { useGetOrdersQuery } from '@/entities/order';
import { errorMessage, loadingAdvice } from '@/shared/api';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState, OutdatedNotice } from '@/shared/ui/error-state';

import { OrdersList } from './orders-list';
import { OrdersSkeleton } from './orders-skeleton';

const focusFallbackId = 'tab-orders';

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
  const failure = {
    title: i18n.t('Failed to load orders'),
    text: advice,
    busy: isFetching,
    focusFallbackId,
    onRetry: retry,
  };
  if (data === undefined) return <ErrorState {...failure} />;
  return (
    <>
      {error !== undefined && <OutdatedNotice {...failure} />}
      {data.length === 0 ? (
        <EmptyState
          title={i18n.t('No orders yet')}
          text={i18n.t('Your orders will appear here, with their status and tracking.')}
          action={<Button href={paths.shop()}>{i18n.t('See the collection')}</Button>}
        />
      ) : (
        <OrdersList newest={data} />
      )}
    </>
  );
};

import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

import { i18n } from '@contract/i18n';
import { BackLink } from '@/shared/ui/back-link';
import { PageTitle } from '@/shared/ui/page-title';
import { LoadingStatus } from '@/shared/ui/visually-hidden';

import { OrderColumn, OrderGrid } from './order-layout';

/** The skeleton of an order page. */
export const OrderSkeleton = ({ orderId }: { orderId: string }) => (
  <OrderColumn>
    <PageTitle page={i18n.t('Order #{id}', { id: orderId })} />
    <BackLink />
    <LoadingStatus />
    <Stack spacing={6}>
      <Skeleton width="40%" height="3.5rem" />
      <Skeleton height="56px" />
      <OrderGrid>
        <Stack spacing={6}>
          <Skeleton height="112px" />
          <Skeleton height="112px" />
        </Stack>
        <Stack spacing={6}>
          <Skeleton width="80%" height="128px" />
          <Skeleton width="60%" height="48px" />
        </Stack>
      </OrderGrid>
    </Stack>
  </OrderColumn>
);

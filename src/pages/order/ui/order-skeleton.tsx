import Skeleton from '@mui/material/Skeleton';
import styled from '@emotion/styled';

import { paths } from '@/shared/routes';
import { BackLink } from '@/shared/ui/back-link';
import { PageTitle } from '@/shared/ui/page-title';
import { space } from '@/shared/ui/theme';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import { OrderColumn } from './order-column';
import { OrderGrid } from './order-grid';

const Lines = styled('div')({ display: 'grid', gap: space(6), alignContent: 'start' });

/** An order's page while the order is on its way, in the shape of what comes. */
export const OrderSkeleton = ({ orderId }: { orderId: string }) => (
  <OrderColumn>
    <PageTitle page={`Order #${orderId}`} />
    <BackLink to={paths.profile} label="Back to profile" />
    <VisuallyHidden role="status">Loading...</VisuallyHidden>
    <Lines>
      <Skeleton width="40%" height="3.5rem" />
      <Skeleton height="56px" />
      <OrderGrid>
        <Lines>
          <Skeleton height="112px" />
          <Skeleton height="112px" />
        </Lines>
        <Lines>
          <Skeleton width="80%" height="128px" />
          <Skeleton width="60%" height="48px" />
        </Lines>
      </OrderGrid>
    </Lines>
  </OrderColumn>
);

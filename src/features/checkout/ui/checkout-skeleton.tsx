import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

import { useIsPhone } from '@/shared/lib/browser';
import { LoadingStatus } from '@/shared/ui/visually-hidden';

import { CheckoutAside, CheckoutColumns } from './checkout-columns';

/** The form of a wide screen while its code loads. */
export const FormSkeleton = () => (
  <>
    <LoadingStatus />
    <Stack spacing={5}>
      <Skeleton width="45%" height="2rem" />
      {['street', 'city', 'country', 'state', 'phone'].map((field) => (
        <Skeleton key={field} height="76px" />
      ))}
    </Stack>
  </>
);

/** Checkout while the bag is loading: form and summary, on a phone the summary alone. */
export const CheckoutSkeleton = () => (
  <CheckoutColumns>
    {useIsPhone() ? <LoadingStatus /> : <FormSkeleton />}
    <CheckoutAside variant="aside">
      <Stack spacing={5}>
        <Skeleton width="60%" height="2rem" />
        <Skeleton height="96px" />
        <Skeleton height="15rem" />
      </Stack>
    </CheckoutAside>
  </CheckoutColumns>
);

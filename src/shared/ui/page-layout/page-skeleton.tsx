import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

import { LoadingStatus } from '@/shared/ui/visually-hidden';

import { Page } from './page-layout';

/** The skeleton of a page: a heading and some lines. */
export const PageSkeleton = () => (
  <Page>
    <LoadingStatus />
    <Stack spacing={6} sx={{ maxInlineSize: 760 }}>
      <Skeleton width="45%" height="3rem" />
      <Skeleton height="1.25rem" />
      <Skeleton width="85%" height="1.25rem" />
      <Skeleton width="60%" height="1.25rem" />
    </Stack>
  </Page>
);

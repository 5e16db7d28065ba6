import styled from '@emotion/styled';

import { Skeleton } from '@/shared/ui/skeleton';
import { space } from '@/shared/ui/theme';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import { Page } from './page-layout';

const Lines = styled('div')({ display: 'grid', gap: space(6), maxInlineSize: 760 });

/** A page whose contents are not known yet: a heading and some lines. */
export const PageSkeleton = () => (
  <Page>
    <VisuallyHidden role="status">Loading...</VisuallyHidden>
    <Lines>
      <Skeleton width="45%" height="3rem" />
      <Skeleton height="1.25rem" />
      <Skeleton width="85%" height="1.25rem" />
      <Skeleton width="60%" height="1.25rem" />
    </Lines>
  </Page>
);

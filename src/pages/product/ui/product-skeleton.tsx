import Skeleton from '@mui/material/Skeleton';
import styled from '@emotion/styled';

import { PageTitle } from '@/shared/ui/page-title';
import { gutter, media } from '@/shared/ui/theme';

const Columns = styled('div')({
  display: 'grid',
  gap: 24,
  paddingBlockEnd: 96,
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 58fr) minmax(0, 42fr)',
    columnGap: 'clamp(24px, 5vw, 80px)',
    paddingInline: gutter,
  },
});

const Words = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: 20,
  paddingInline: gutter,
  [media.desktop]: { padding: 0, maxInlineSize: 480 },
});

const Loading = styled('p')({ paddingInline: gutter, paddingBlock: 16, fontSize: '0.8125rem' });

/** The shape of a product that is still coming. */
export const ProductSkeleton = () => (
  <>
    <PageTitle page="Loading..." />
    <Loading role="status">Loading...</Loading>
    <Columns>
      <Skeleton height="auto" sx={{ aspectRatio: '3 / 4' }} />
      <Words>
        <Skeleton width="80%" height="2.5rem" />
        <Skeleton width="30%" />
        <Skeleton height="52px" />
        <Skeleton height="50px" />
        <Skeleton height="9rem" />
      </Words>
    </Columns>
  </>
);

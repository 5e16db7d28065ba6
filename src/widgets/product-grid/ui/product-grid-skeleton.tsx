import Skeleton from '@mui/material/Skeleton';
import styled from '@emotion/styled';

import { Grid, type GridColumns } from './grid';

const Words = styled('div')({ display: 'grid', gap: 10, paddingBlockStart: 14 });

/** As many as fill the first view. */
const COUNT = 8;

/** The places of products that are still coming, for a grid that is there already. */
export const ProductGridSkeletonItems = ({ count = COUNT }: { count?: number }) =>
  Array.from({ length: count }, (_, index) => (
    <li key={index} aria-hidden="true">
      <Skeleton height="auto" sx={{ aspectRatio: '3 / 4' }} />
      <Words>
        <Skeleton width="70%" />
        <Skeleton width="35%" />
      </Words>
    </li>
  ));

/** The shape of a product grid that is still coming; the text beside it tells a screen reader. */
export const ProductGridSkeleton = ({ columns = 4 }: { columns?: GridColumns }) => (
  <Grid data-columns={columns} aria-hidden="true">
    <ProductGridSkeletonItems />
  </Grid>
);

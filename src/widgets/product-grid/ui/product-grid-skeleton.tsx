import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

import { Grid, type GridColumns } from './grid';

/** Enough to fill the first view. */
const skeletonCount = 8;

/** Skeletons of products in a grid. */
export const ProductSkeletons = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <li key={index} aria-hidden="true">
      <Skeleton height="auto" sx={{ aspectRatio: '3 / 4' }} />
      <Stack sx={{ gap: '10px', paddingBlockStart: '14px' }}>
        <Skeleton width="70%" />
        <Skeleton width="35%" />
      </Stack>
    </li>
  ));

/** The skeleton of a product grid; the text beside it informs screen readers. */
export const ProductGridSkeleton = ({ columns = 4 }: { columns?: GridColumns }) => (
  <Grid data-columns={columns} aria-hidden="true">
    <ProductSkeletons count={skeletonCount} />
  </Grid>
);

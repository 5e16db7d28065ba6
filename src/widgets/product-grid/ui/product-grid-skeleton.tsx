import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

import { Grid, type GridColumns } from './grid';

/** As many as fill the first view. */
const skeletonCount = 8;

/** The places of products that are still coming, in a grid. */
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

/** The shape of a product grid that is still coming; the text beside it tells a screen reader. */
export const ProductGridSkeleton = ({ columns = 4 }: { columns?: GridColumns }) => (
  <Grid data-columns={columns} aria-hidden="true">
    <ProductSkeletons count={skeletonCount} />
  </Grid>
);

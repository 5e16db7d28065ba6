import styled from '@emotion/styled';

import { Skeleton } from '@/shared/ui/skeleton';

import { Grid, type GridColumns } from './grid';

const Words = styled('div')({ display: 'grid', gap: 10, paddingBlockStart: 14 });

/** As many as fill the first view. */
const COUNT = 8;

/** The shape of a product grid that is still coming; the text beside it tells a screen reader. */
export const ProductGridSkeleton = ({ columns = 4 }: { columns?: GridColumns }) => (
  <Grid data-columns={columns} aria-hidden="true">
    {Array.from({ length: COUNT }, (_, index) => (
      <li key={index}>
        <Skeleton ratio="3 / 4" />
        <Words>
          <Skeleton width="70%" />
          <Skeleton width="35%" />
        </Words>
      </li>
    ))}
  </Grid>
);

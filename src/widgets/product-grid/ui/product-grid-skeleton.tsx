import ListItem from '@mui/material/ListItem';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

import { type GridColumns, ProductList } from './product-list';

/** Enough to fill the first view. */
const skeletonCount = 8;

/** Skeletons of products in a grid. */
export const ProductSkeletons = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <ListItem key={index} aria-hidden="true">
      <Skeleton variant="picture" />
      <Stack sx={{ gap: '10px', paddingBlockStart: '14px' }}>
        <Skeleton width="70%" />
        <Skeleton width="35%" />
      </Stack>
    </ListItem>
  ));

/** The skeleton of a product grid; the text beside it informs screen readers. */
export const ProductGridSkeleton = ({ columns = 4 }: { columns?: GridColumns }) => (
  <ProductList data-columns={columns} aria-hidden="true">
    <ProductSkeletons count={skeletonCount} />
  </ProductList>
);

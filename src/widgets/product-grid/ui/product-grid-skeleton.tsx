import ListItem from '@mui/material/ListItem';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

import type { GridColumns } from '../model/grid-columns';
import { ProductList } from './product-list';

/** Enough to fill the first view. */
const skeletonCount = 8;

/** The skeleton of one product in a grid. */
export const ProductSkeleton = () => (
  <ListItem aria-hidden="true">
    <Skeleton variant="picture" />
    <Stack sx={{ gap: '10px', paddingBlockStart: '14px' }}>
      <Skeleton width="70%" />
      <Skeleton width="35%" />
    </Stack>
  </ListItem>
);

/** The skeleton of a product grid; the text beside it informs screen readers. */
export const ProductGridSkeleton = ({ columns = 4 }: { columns?: GridColumns }) => (
  <ProductList data-columns={columns} aria-hidden="true">
    {Array.from({ length: skeletonCount }, (_, index) => (
      <ProductSkeleton key={index} />
    ))}
  </ProductList>
);

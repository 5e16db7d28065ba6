import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

import type { GridColumns } from '../model/grid-columns';
import { ProductList } from './product-list';

/** Enough to fill the first view. */
const skeletonCount = 8;

/** The skeleton of one product in a grid, as tall as a card whose name has one line. */
export const ProductSkeleton = () => (
  <div role="listitem" aria-hidden="true">
    <Skeleton variant="picture" />
    <Typography component="div" variant="piece" sx={{ paddingBlockStart: '12px' }}>
      <Skeleton variant="text" width="70%" />
      <Skeleton variant="text" width="35%" sx={{ typography: 'caption' }} />
    </Typography>
    <Typography component="div" variant="piece" sx={{ paddingBlockStart: '4px' }}>
      <Skeleton variant="text" width="35%" />
    </Typography>
  </div>
);

/** The skeleton of a product grid; the bar above it informs screen readers. */
export const ProductGridSkeleton = ({ columns = 4 }: { columns?: GridColumns }) => (
  <ProductList data-columns={columns} aria-hidden="true">
    <div>
      {Array.from({ length: skeletonCount }, (_, index) => (
        <ProductSkeleton key={index} />
      ))}
    </div>
  </ProductList>
);

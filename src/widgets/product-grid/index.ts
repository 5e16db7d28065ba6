export type { GridColumns } from './ui/grid';
export { Pagination } from './ui/pagination';
export { ProductGrid, ProductGridItems } from './ui/product-grid';
export { ProductGridSkeleton, ProductGridSkeletonItems } from './ui/product-grid-skeleton';

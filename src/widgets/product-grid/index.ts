export { searchOfPage } from './model/search-of-page';
export type { GridColumns } from './ui/grid';
export { Pagination } from './ui/pagination';
export { ProductGrid } from './ui/product-grid';
export { ProductGridSkeleton } from './ui/product-grid-skeleton';

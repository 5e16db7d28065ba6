export { searchOfPage } from './model/search-of-page';
export type { GridColumns } from './ui/product-list';
export { Pagination } from './ui/pagination';
export { ProductGrid } from './ui/product-grid';
export { ProductGridSkeleton } from './ui/product-grid-skeleton';

export type { ProductFilters } from './model/product-filters';
export {
  countFilters,
  filtersFromSearch,
  noFilters,
  searchWithFilters,
} from './model/product-filters';
export { FilterProducts } from './ui/filter-products';

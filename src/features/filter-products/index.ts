export { countFilters, filtersFromSearch } from './model/product-filters';
export { FilterProducts } from './ui/filter-products';

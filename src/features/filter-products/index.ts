export { countFilters, filtersFromSearch, priceRangeError } from './model/product-filters';
export { FilterChips } from './ui/filter-chips';
export { FilterProducts } from './ui/filter-products';

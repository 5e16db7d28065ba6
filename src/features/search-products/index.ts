export { searchAddress } from './model/search-address';
export { useSearchProducts } from './model/use-search-products';

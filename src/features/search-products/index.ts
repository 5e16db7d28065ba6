export { useSearchProducts } from './model/use-search-products';

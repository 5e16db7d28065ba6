export { clearSearches, rememberSearch } from './model/recent-searches';
export type { Suggestion } from './model/search-suggestions';
export { useSearchProducts } from './model/use-search-products';
export { useSearchSuggestions } from './model/use-search-suggestions';

export { clearSearches, rememberSearch } from './model/recent-searches';
export type { Suggestion } from './model/search-suggestions';
export { searchUrl } from './model/search-url';
export { useSearchSuggestions } from './model/use-search-suggestions';

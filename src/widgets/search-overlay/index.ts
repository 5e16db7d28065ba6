export { SearchOverlay } from './ui/search-overlay';

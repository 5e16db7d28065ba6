export { queryText, withParams } from './search-params';

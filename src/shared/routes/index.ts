export type { LoadContext, LoadResult, OriginState, PageDefinition } from './page-definition';
export { paths } from './paths';

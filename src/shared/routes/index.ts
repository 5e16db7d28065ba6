export { originPath } from './origin-path';
export type {
  FactsContext,
  LoadContext,
  LoadResult,
  OriginState,
  PageDefinition,
  PageFacts,
} from './page-definition';
export { paths } from './paths';

export { originPath } from './origin-path';
export type {
  MetadataContext,
  LoadContext,
  LoadResult,
  OriginState,
  PageDefinition,
  PageMetadata,
} from './page-definition';
export { paths } from './paths';

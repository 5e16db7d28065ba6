export { noIndexMetadata } from './no-index-metadata';
export { originPath, originState } from './origin-path';
export type { LoadContext, OriginState, PageDefinition, PageMetadata } from './page-definition';
export { notFound } from './page-definition';
export { paths } from './paths';

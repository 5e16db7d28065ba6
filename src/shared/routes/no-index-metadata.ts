import type { PageMetadata } from './page-definition';

const metadata = (): Promise<PageMetadata> => Promise.resolve({ noIndex: true });

/** The `importMetadata` of a page that is for people, not for search engines. */
export const noIndexMetadata = () => Promise.resolve(metadata);

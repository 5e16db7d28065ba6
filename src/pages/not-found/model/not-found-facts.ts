import type { PageFacts } from '@/shared/routes';

/** Search engines must not index the page. */
export const notFoundFacts = (): Promise<PageFacts> => Promise.resolve({ noIndex: true });

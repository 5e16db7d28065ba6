import type { PageFacts } from '@/shared/routes';

/** What is not there is not to be found. */
export const notFoundFacts = (): Promise<PageFacts> => Promise.resolve({ noIndex: true });

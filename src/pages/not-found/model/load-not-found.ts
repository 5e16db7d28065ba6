import type { LoadResult } from '@/shared/routes';

/** An address that the shop does not have is answered with 404. */
export const loadNotFound = (): Promise<LoadResult> => Promise.resolve({ status: 404 });

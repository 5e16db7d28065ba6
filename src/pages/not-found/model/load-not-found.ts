import type { LoadResult } from '@/shared/routes';

/** An unknown address is answered with 404. */
export const loadNotFound = (): Promise<LoadResult> => Promise.resolve({ status: 404 });

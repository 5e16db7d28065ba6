import { lazyNear } from '@/shared/ui/lazy-near';

/** The links to the pages of a list, below it. */
export const Pagination = lazyNear(async () => (await import('./page-links')).PageLinks);

import { maxLengths } from '@/shared/config';
import { paths } from '@/shared/routes';

/**
 * The URL of the results: null while the trimmed text is empty, since only a non-empty query
 * is submitted (section 2, Search; section 5).
 */
export const searchUrl = (typed: string): string | null => {
  const search = typed.trim().slice(0, maxLengths.search).trim();
  return search === '' ? null : paths.shop({ search });
};

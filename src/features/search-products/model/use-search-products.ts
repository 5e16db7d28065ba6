import { useCallback } from 'react';
import { useNavigate } from 'react-router';

import { rememberSearch } from './recent-searches';
import { searchUrl } from './search-url';

/**
 * Searches the shop: navigates to the results, remembers the search and returns true; returns false
 * when the text is empty.
 */
export const useSearchProducts = (): ((typed: string) => boolean) => {
  const navigate = useNavigate();
  return useCallback(
    (typed) => {
      const url = searchUrl(typed);
      if (url === null) return false;
      rememberSearch(typed);
      void navigate(url);
      return true;
    },
    [navigate],
  );
};

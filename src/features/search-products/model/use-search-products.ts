import { useCallback } from 'react';
import { useNavigate } from 'react-router';

import { rememberSearch } from './recent-searches';
import { searchAddress } from './search-address';

/**
 * Searches the shop: navigates to the results, remembers the search and returns true; returns false
 * when the text is empty.
 */
export const useSearchProducts = (): ((typed: string) => boolean) => {
  const navigate = useNavigate();
  return useCallback(
    (typed) => {
      const address = searchAddress(typed);
      if (address === null) return false;
      rememberSearch(typed);
      void navigate(address);
      return true;
    },
    [navigate],
  );
};

import { useCallback } from 'react';
import { useNavigate } from 'react-router';

import { rememberSearch } from './recent-searches';
import { searchAddress } from './search-address';

/**
 * Searches the shop: takes a person to the results of what they typed and answers true, or
 * answers false and stays when there is nothing to search for. The search is remembered.
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

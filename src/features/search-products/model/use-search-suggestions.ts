import { useMemo } from 'react';

import { useGetCategoriesQuery } from '@/entities/category';
import { useNewProducts } from '@/entities/product';
import { usePreference } from '@/shared/lib/preferences';

import { recentSearchesFrom } from './recent-searches';
import { isNothingFound, type Suggestion, searchSuggestions } from './search-suggestions';
import { maxSuggested, useFoundProducts } from './use-found-products';

interface SearchSuggestions {
  suggestions: Suggestion[];
  /** Their products only match a similar spelling. */
  approximate: boolean;
  /** Nothing matches the typed text: the categories and new products are suggested instead. */
  nothingFound: boolean;
  /** The products for the typed text could not be loaded. */
  failed: boolean;
}

/** The suggestions for the typed text, or for none yet. */
export const useSearchSuggestions = (typed: string): SearchSuggestions => {
  const remembered = usePreference('recent-searches');
  const { data: categories } = useGetCategoriesQuery();
  const newProducts = useNewProducts(maxSuggested);
  const { found, failed } = useFoundProducts(typed);

  const suggestions = useMemo(
    () =>
      searchSuggestions(typed, {
        recent: recentSearchesFrom(remembered),
        categories: categories ?? [],
        newProducts: newProducts ?? [],
        found,
      }),
    [typed, remembered, categories, newProducts, found],
  );
  return {
    suggestions,
    approximate: found?.page.approximate ?? false,
    nothingFound: isNothingFound(typed, found),
    failed,
  };
};

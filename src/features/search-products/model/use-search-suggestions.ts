import { useMemo } from 'react';

import { useGetCategoriesQuery } from '@/entities/category';
import { useRemembered } from '@/shared/lib/remembered';

import { recentSearchesFrom } from './recent-searches';
import { type Suggestion, searchSuggestions } from './search-suggestions';
import { useFoundProducts } from './use-found-products';

/** The suggestions for the typed text, and whether their products only match a similar spelling. */
export const useSearchSuggestions = (
  typed: string,
): { suggestions: Suggestion[]; approximate: boolean; nothingFound: boolean } => {
  const remembered = useRemembered('recent-searches');
  const { data: categories } = useGetCategoriesQuery();
  const found = useFoundProducts(typed);

  const suggestions = useMemo(
    () =>
      searchSuggestions(typed, {
        recent: recentSearchesFrom(remembered),
        categories: categories ?? [],
        found,
      }),
    [typed, remembered, categories, found],
  );
  return {
    suggestions,
    approximate: found?.page.approximate ?? false,
    nothingFound: found?.page.products.length === 0 && found.words === typed.trim(),
  };
};

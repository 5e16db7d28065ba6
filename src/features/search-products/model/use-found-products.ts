import { useEffect, useState } from 'react';

import { listProducts, type ProductListPage } from '@/entities/product';
import { useAppDispatch } from '@/shared/redux';

/** As long as a person pauses between two letters. */
const pauseMs = 200;
/** Fewer letters match nearly everything. */
const minLetters = 2;
const maxSuggested = 5;

/** What was found for the words that were typed when it was asked. */
export interface FoundProducts {
  words: string;
  page: ProductListPage;
}

/**
 * The products for what is being typed: asked for after a pause; a request that is no longer wanted
 * is aborted, and its response never shown. What was found last stays until the next is there.
 * Null while there is nothing to show.
 */
export const useFoundProducts = (typed: string): FoundProducts | null => {
  const dispatch = useAppDispatch();
  const [found, setFound] = useState<FoundProducts | null>(null);
  const words = typed.trim().replaceAll(/\s+/g, ' ');
  const enough = words.length >= minLetters;

  useEffect(() => {
    if (!enough) return undefined;
    let wanted = true;
    let abort = () => undefined as void;
    const pause = setTimeout(() => {
      const request = dispatch(listProducts.initiate({ search: words, perPage: maxSuggested }));
      abort = () => {
        request.abort();
        request.unsubscribe();
      };
      void request.then(({ data }) => {
        if (wanted && data !== undefined) setFound({ words, page: data });
      });
    }, pauseMs);
    return () => {
      wanted = false;
      clearTimeout(pause);
      abort();
    };
  }, [dispatch, words, enough]);

  // What was found for unrelated words is not shown, not even for a moment.
  const related =
    found !== null && (words.startsWith(found.words) || found.words.startsWith(words));
  return enough && related ? found : null;
};

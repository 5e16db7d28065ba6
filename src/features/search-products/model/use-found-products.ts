import { useEffect, useState } from 'react';

import { listProducts, type ProductListPage } from '@/entities/product';
import { useAppDispatch } from '@/shared/redux';

/** As long as a person pauses between two letters. */
const PAUSE_MS = 200;
/** Fewer letters match nearly everything. */
const FEWEST_LETTERS = 2;
const SUGGESTED = 5;

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
  const enough = words.length >= FEWEST_LETTERS;

  useEffect(() => {
    if (!enough) return undefined;
    let wanted = true;
    let abort = () => undefined as void;
    const pause = setTimeout(() => {
      const request = dispatch(listProducts.initiate({ search: words, perPage: SUGGESTED }));
      abort = () => {
        request.abort();
        request.unsubscribe();
      };
      void request.then(({ data }) => {
        if (wanted && data !== undefined) setFound({ words, page: data });
      });
    }, PAUSE_MS);
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

import { useSearchParams } from 'react-router';

import { withParams } from '@/shared/lib/search-params';

const step = 10;
const param = 'show';

/**
 * How many orders are shown, and a function to show more. The number is in the URL, without a
 * history entry of its own, so that Back from an order restores the list.
 */
export const useShownOrders = (): { shown: number; showMore: () => void } => {
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get(param));
  const shown = Number.isSafeInteger(asked) && asked > step ? asked : step;
  const showMore = () => {
    setSearch((before) => withParams(before, { [param]: String(shown + step) }), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return { shown, showMore };
};

import { useSearchParams } from 'react-router';

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
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.set(param, String(shown + step));
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { shown, showMore };
};

import { useSearchParams } from 'react-router';

const step = 10;
const param = 'show';

/**
 * How many orders are shown, and what shows more. It lives in the address, without a history
 * entry of its own, so that Back from an order finds the list as it was.
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

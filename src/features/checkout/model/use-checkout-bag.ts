import { useBag, type UseBagResult } from '@/entities/cart';
import { useAppSelector } from '@/shared/redux';

import { selectOrderedBag } from './checkout-slice';

/**
 * The bag as checkout shows it: once it was ordered, and until the next page is shown, what was
 * ordered, since the bag itself is empty then.
 */
export const useCheckoutBag = (): UseBagResult => {
  const bag = useBag();
  const ordered = useAppSelector(selectOrderedBag);
  return ordered === null ? bag : { ...bag, ...ordered };
};

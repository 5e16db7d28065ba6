import { useState } from 'react';

import { i18n } from '@contract/i18n';
import { addLine, allInBagText, lineId, type NewBagLine } from '@/entities/cart';
import { nextPaint } from '@/shared/lib/timing';
import { overlayOpened } from '@/shared/overlay';
import { useAppDispatch } from '@/shared/redux';
import { useToast } from '@/shared/toast';

/**
 * Add to Bag (section 4): a guest's line goes into the local bag, a customer's to the provider (the
 * current plus the added quantity). The drawer opens at the line, and a toast says 'Cart updated', or
 * that what is left is in the bag already. On failure the choice is kept and a toast says 'Failed to
 * add item to cart'. Resolves to whether the bag has the line; `busy` while the request is pending.
 */
export const useAddToBag = () => {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  const addToBag = async (line: NewBagLine): Promise<boolean> => {
    setBusy(true);
    toast.clearErrors();
    // The button answers before the bag and its drawer are drawn.
    await nextPaint();
    const outcome = await dispatch(addLine(line));
    setBusy(false);
    if (outcome.status === 'refused') {
      if (outcome.allInBag === undefined) {
        toast.error(i18n.t('Failed to add item to cart'), outcome.message);
        return false;
      }
      toast.info(allInBagText(outcome.allInBag));
    }
    dispatch(overlayOpened('cart', lineId(line)));
    if (outcome.status === 'acknowledged') toast.success(i18n.t('Cart updated'));
    return true;
  };

  return { addToBag, busy };
};

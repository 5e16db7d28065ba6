import { createAction } from '@reduxjs/toolkit';

import { i18n } from '@contract/i18n';
import {
  addLines,
  type BagLine,
  type BagLineCopy,
  copyLine,
  lineMoved,
  selectBagLine,
} from '@/entities/cart';
import { focusRemoveButton } from '@/shared/lib/focus';
import { addAppListener, type AppListenerEffect, type AppThunk } from '@/shared/redux';
import { toastShown } from '@/shared/toast';

interface Removal {
  line: BagLineCopy;
  /** Where it was in the list. */
  place: number;
}

const removalUndone = createAction<Removal>('cart/removalUndone');

/**
 * Puts a line back in the same size, color and quantity, a guest's also in its place; the order of a
 * customer's is the provider's. One that was added again meanwhile gets the larger quantity, as when bags
 * are merged.
 */
const putBack: AppListenerEffect<Removal> = async (
  { payload: { line, place } },
  { dispatch, getState },
) => {
  const inBag = selectBagLine(getState(), line.id)?.quantity ?? 0;
  if (inBag >= line.quantity) return;
  const [refused] = await dispatch(addLines([line]));
  if (refused !== undefined) {
    const title = i18n.t('Failed to add item to cart');
    dispatch(toastShown({ severity: 'error', title, description: refused.message }));
    return;
  }
  dispatch(lineMoved({ id: line.id, to: place }));
  dispatch(toastShown({ severity: 'success', title: i18n.t('Cart updated') }));
  focusRemoveButton(line.id);
};

/** Says that a line was removed; the toast offers Undo unless none of it can be bought any more. */
export const showRemoved =
  (line: BagLine, place: number): AppThunk =>
  (dispatch) => {
    const quantity = Math.min(line.quantity, line.stock ?? line.quantity);
    const canBeBought = line.unavailable !== true && quantity > 0;
    dispatch(addAppListener({ actionCreator: removalUndone, effect: putBack }));
    dispatch(
      toastShown({
        severity: 'success',
        title: i18n.t('Item removed from cart'),
        description: line.name,
        undo: canBeBought
          ? removalUndone({ line: { ...copyLine(line), quantity }, place })
          : undefined,
      }),
    );
  };

import { createAction } from '@reduxjs/toolkit';

import { i18n } from '@contract/i18n';
import { addLine, type BagLine, copyLine, selectBagLine } from '@/entities/cart';
import { focusRemoveButton } from '@/shared/lib/focus';
import { addAppListener, type AppDispatch, type AppState } from '@/shared/redux';
import { toastShown } from '@/shared/toast';

/** Undo of a removed line; its toast dispatches it. */
export const removalUndone = createAction<ReturnType<typeof copyLine>>('cart/removalUndone');

/** What undoes the removal of a line; null when none of it can be bought any more. */
export const undoOf = (line: BagLine): ReturnType<typeof removalUndone> | null => {
  const quantity = Math.min(line.quantity, line.stock ?? line.quantity);
  if (line.unavailable === true || quantity === 0) return null;
  return removalUndone({ ...copyLine(line), quantity });
};

/**
 * Puts a line back in the same size, color and quantity. One that was added again meanwhile gets
 * the larger quantity, as when bags are merged.
 */
const restoreLine = async (
  { payload: line }: ReturnType<typeof removalUndone>,
  { dispatch, getState }: { dispatch: AppDispatch; getState: () => AppState },
): Promise<void> => {
  const missing = line.quantity - (selectBagLine(getState(), line.id)?.quantity ?? 0);
  if (missing <= 0) return;
  const outcome = await dispatch(addLine({ ...line, quantity: missing }));
  if (outcome.status === 'refused') {
    const title = i18n.t('Failed to add item to cart');
    dispatch(toastShown({ tone: 'error', title, description: outcome.message }));
    return;
  }
  dispatch(toastShown({ tone: 'success', title: i18n.t('Cart updated') }));
  focusRemoveButton(line.id);
};

/** Makes the store put a line back when its removal is undone. */
export const listenForUndo = () =>
  addAppListener({ actionCreator: removalUndone, effect: restoreLine });

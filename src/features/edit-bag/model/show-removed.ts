import { createAction } from '@reduxjs/toolkit';

import { i18n } from '@contract/i18n';
import {
  addLines,
  type BagLine,
  type BagLineCopy,
  copyLine,
  lineMoved,
  selectBagLine,
  selectLineText,
  selectRefusedText,
} from '@/entities/cart';
import { focusRemoveButton } from '@/shared/lib/focus';
import {
  addAppListener,
  type AppListenerEffect,
  type AppState,
  type AppThunk,
} from '@/shared/redux';
import { selectToasts, toastShown } from '@/shared/toast';

interface Removal {
  line: BagLineCopy;
  /** Where it was in the list. */
  place: number;
}

/** With the lines that were removed, the last one first. */
const removalsUndone = createAction<Removal[]>('cart/removalsUndone');

/** What the toast of earlier removals still offers to put back: the next one takes its place. */
const selectUndoable = (state: AppState): Removal[] =>
  selectToasts(state)
    .map(({ undo }) => undo)
    .filter(removalsUndone.match)
    .at(-1)?.payload ?? [];

/**
 * Puts lines back in the same size, color and quantity, a guest's also in its place; the order of a
 * customer's is the provider's. One that was added again meanwhile gets the larger quantity, as when bags
 * are merged. What is refused can be tried again.
 */
const putBack: AppListenerEffect<Removal[]> = async (
  { payload: removals },
  { dispatch, getState },
) => {
  const missing = removals.filter(({ line }) => {
    const inBag = selectBagLine(getState(), line.id)?.quantity ?? 0;
    return inBag < line.quantity;
  });
  const [last] = missing;
  if (last === undefined) return;
  const refused = await dispatch(addLines(missing.map(({ line }) => line)));
  // Each place is that in the list without what had been removed before.
  for (const { line, place } of missing) dispatch(lineMoved({ id: line.id, to: place }));
  if (refused.length > 0) {
    const refusedIds = new Set(refused.map(({ line }) => line.id));
    dispatch(
      toastShown({
        severity: 'error',
        title: i18n.t('Failed to add item to cart'),
        description: selectRefusedText(getState(), refused),
        undo: removalsUndone(missing.filter(({ line }) => refusedIds.has(line.id))),
      }),
    );
    return;
  }
  dispatch(toastShown({ severity: 'success', title: i18n.t('Cart updated') }));
  focusRemoveButton(last.line.id);
};

/**
 * Says that a line was removed; the toast offers Undo unless none of it can be bought any more, and with it
 * what an Undo that it replaces would have put back.
 */
export const showRemoved =
  (line: BagLine, place: number): AppThunk =>
  (dispatch, getState) => {
    const quantity = Math.min(line.quantity, line.stock ?? line.quantity);
    const canBeBought = line.unavailable !== true && quantity > 0;
    const earlier = selectUndoable(getState());
    const undoable = canBeBought
      ? [{ line: { ...copyLine(line), quantity }, place }, ...earlier]
      : earlier;
    const item = selectLineText(getState(), line);
    const all = i18n.t('Undo brings back {count, plural, one {1 piece} other {# pieces}}', {
      count: undoable.reduce((sum, removal) => sum + removal.line.quantity, 0),
    });
    dispatch(addAppListener({ actionCreator: removalsUndone, effect: putBack }));
    dispatch(
      toastShown({
        severity: 'success',
        title: i18n.t('Item removed from cart'),
        description: earlier.length === 0 ? item : `${item}. ${all}`,
        undo: undoable.length > 0 ? removalsUndone(undoable) : undefined,
        about: line.id,
      }),
    );
  };

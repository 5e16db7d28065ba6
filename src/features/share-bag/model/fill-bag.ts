import { createAction } from '@reduxjs/toolkit';

import { i18n } from '@contract/i18n';
import {
  addLines,
  type BagLine,
  type BagLineCopy,
  changeLine,
  copyLine,
  type RefusedLine,
  selectBag,
  selectRefusedText,
} from '@/entities/cart';
import { addAppListener, type AppListenerEffect, type AppThunk } from '@/shared/redux';
import { toastShown } from '@/shared/toast';

/** Whether nothing was refused; a toast shows what was. */
const reportRefused =
  (refused: readonly RefusedLine[]): AppThunk<boolean> =>
  (dispatch, getState) => {
    if (refused.length === 0) return true;
    const title = i18n.t('Failed to add item to cart');
    const description = selectRefusedText(getState(), refused);
    dispatch(toastShown({ severity: 'error', title, description }));
    return false;
  };

/** Adds these lines to the bag that is there. Resolves to whether it holds them all now. */
export const addToOwnBag =
  (lines: readonly BagLine[]): AppThunk<Promise<boolean>> =>
  async (dispatch) =>
    dispatch(reportRefused(await dispatch(addLines(lines))));

/** Makes the bag hold these lines and no others; nothing is removed before all of them are in it. */
const setLines =
  (lines: readonly BagLine[]): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    if (!(await dispatch(addToOwnBag(lines)))) return false;
    const wanted = new Map(lines.map(({ id, quantity }) => [id, quantity]));
    const refused: RefusedLine[] = [];
    for (const line of selectBag(getState()).lines) {
      const quantity = wanted.get(line.id) ?? 0;
      if (line.quantity === quantity) continue;
      const outcome = await dispatch(changeLine(copyLine(line), quantity));
      if (outcome.status === 'refused') refused.push({ line, message: outcome.message });
    }
    return dispatch(reportRefused(refused));
  };

const replacementUndone = createAction<BagLineCopy[]>('cart/replacementUndone');

const putBack: AppListenerEffect<BagLineCopy[]> = async ({ payload: lines }, { dispatch }) => {
  if (await dispatch(setLines(lines)))
    dispatch(toastShown({ severity: 'success', title: i18n.t('Cart updated') }));
};

/** Replaces the bag by these lines; its toast offers Undo. Resolves to whether it holds them now. */
export const replaceBag =
  (lines: readonly BagLine[]): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const before = selectBag(getState()).lines.map(copyLine);
    if (!(await dispatch(setLines(lines)))) return false;
    dispatch(addAppListener({ actionCreator: replacementUndone, effect: putBack }));
    const undo = replacementUndone(before);
    dispatch(toastShown({ severity: 'success', title: i18n.t('Cart updated'), undo }));
    return true;
  };

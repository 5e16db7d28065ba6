import { createAction } from '@reduxjs/toolkit';

import { i18n } from '@contract/i18n';
import {
  type BagLine,
  type BagLineCopy,
  changeLine,
  copyLine,
  raiseLine,
  selectBag,
} from '@/entities/cart';
import { addAppListener, type AppListenerEffect, type AppThunk } from '@/shared/redux';
import { toastShown } from '@/shared/toast';

/** Whether nothing was refused; a toast shows what was. */
const reportRefused =
  (refused: readonly string[]): AppThunk<boolean> =>
  (dispatch) => {
    if (refused.length === 0) return true;
    const title = i18n.t('Failed to add item to cart');
    dispatch(toastShown({ severity: 'error', title, description: refused.join('. ') }));
    return false;
  };

/**
 * Adds lines to the bag, the larger quantity of a line that is in both (ADR 0007), so that doing it
 * twice changes nothing. Resolves to whether the bag has them all now.
 */
export const addLines =
  (lines: readonly BagLine[]): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const refused: string[] = [];
    for (const line of lines) {
      const outcome = await dispatch(raiseLine(copyLine(line)));
      if (outcome?.status === 'refused') refused.push(`${line.name}: ${outcome.message}`);
    }
    return dispatch(reportRefused(refused));
  };

/** Makes the bag hold these lines and no others; nothing is removed before all of them are in it. */
const setLines =
  (lines: readonly BagLine[]): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    if (!(await dispatch(addLines(lines)))) return false;
    const wanted = new Map(lines.map(({ id, quantity }) => [id, quantity]));
    const refused: string[] = [];
    for (const line of selectBag(getState()).lines) {
      const quantity = wanted.get(line.id) ?? 0;
      if (line.quantity === quantity) continue;
      const outcome = await dispatch(changeLine(copyLine(line), quantity));
      if (outcome.status === 'refused') refused.push(`${line.name}: ${outcome.message}`);
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

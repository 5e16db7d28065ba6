import { createAction } from '@reduxjs/toolkit';

import { i18n } from '@contract/i18n';
import { type CustomerWish, restoreWish } from '@/entities/wishlist';
import { focusRemoveButton } from '@/shared/lib/focus';
import { addAppListener, type AppDispatch } from '@/shared/redux';
import { toastShown } from '@/shared/toast';

/** Undo of a removed wish; its toast dispatches it. */
export const wishRemovalUndone = createAction<CustomerWish>('wishlist/removalUndone');

const restore = async (
  { payload: wish }: ReturnType<typeof wishRemovalUndone>,
  { dispatch }: { dispatch: AppDispatch },
): Promise<void> => {
  const refusal = await dispatch(restoreWish(wish));
  if (refusal === null) {
    focusRemoveButton(wish.id);
    return;
  }
  const title = i18n.t('Failed to update wishlist');
  dispatch(toastShown({ tone: 'error', title, description: refusal }));
};

/** Makes the store put a wish back when its removal is undone. */
export const listenForUndo = () =>
  addAppListener({ actionCreator: wishRemovalUndone, effect: restore });

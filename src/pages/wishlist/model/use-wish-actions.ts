import { createAction } from '@reduxjs/toolkit';

import { i18n } from '@contract/i18n';
import { commaList } from '@contract/lists';
import { colorBeside } from '@contract/short-name';
import { newLineFor } from '@/entities/cart';
import { type CustomerWish, dropWish, restoreWish, type WishlistEntry } from '@/entities/wishlist';
import type { SizeOption } from '@/entities/product';
import { useAddToBag } from '@/features/add-to-bag';
import { focusRemoveButton } from '@/shared/lib/focus';
import { useLabel } from '@/shared/lib/site';
import { addAppListener, type AppListenerEffect, useAppDispatch } from '@/shared/redux';
import { toastShown, useToast } from '@/shared/toast';

import { choiceText } from './wish-notes';

const removalUndone = createAction<CustomerWish>('wishlist/removalUndone');

const putBack: AppListenerEffect<CustomerWish> = async ({ payload: wish }, { dispatch }) => {
  const description = await dispatch(restoreWish(wish));
  if (description === null) {
    focusRemoveButton(wish.id);
    return;
  }
  const title = i18n.t('Failed to update wishlist');
  dispatch(toastShown({ severity: 'error', title, description }));
};

/**
 * What a wish's buttons do. A removed wish can be put back, unless its product is no longer sold. A
 * wish leaves the wishlist for the bag only after its product is in it, and the bag opens.
 */
export const useWishActions = ({ wish, product }: WishlistEntry) => {
  const dispatch = useAppDispatch();
  const label = useLabel();
  const toast = useToast();
  const { addToBag, busy } = useAddToBag();

  const drop = async (): Promise<boolean> => {
    const refusal = await dispatch(dropWish(wish));
    if (refusal !== null) toast.error(i18n.t('Failed to update wishlist'), refusal, wish.id);
    return refusal === null;
  };

  const remove = async () => {
    if (!(await drop())) return;
    dispatch(addAppListener({ actionCreator: removalUndone, effect: putBack }));
    const undoable = product !== null && {
      description: commaList([
        product.name,
        choiceText({ wish, product }, (color) => colorBeside(product.name, label(color))),
      ]),
      undo: removalUndone({ ...wish, product }),
    };
    const title = i18n.t('Removed from your wishlist');
    dispatch(toastShown({ severity: 'success', title, about: wish.id, ...undoable }));
  };

  const moveToBag = async (size: SizeOption): Promise<void> => {
    if (product === null) return;
    const { image } = product;
    const line = newLineFor({ ...product, id: wish.productId }, size, { color: wish.color, image });
    if (await addToBag(line)) await drop();
  };

  return { remove, moveToBag, busy };
};

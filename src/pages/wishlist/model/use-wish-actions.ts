import { i18n } from '@contract/i18n';
import { dropWish, type WishlistEntry } from '@/entities/wishlist';
import type { SizeOption } from '@/entities/product';
import { useAddToBag } from '@/features/add-to-bag';
import { useAppDispatch } from '@/shared/redux';
import { toastShown, useToast } from '@/shared/toast';

import { listenForUndo, wishRemovalUndone } from './undo-removal';

/**
 * What a wish's buttons do. A removed wish can be put back, unless its product is no longer sold. A
 * wish leaves the wishlist for the bag only after its product is in it, and the bag opens.
 */
export const useWishActions = ({ wish, product }: WishlistEntry) => {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const { addToBag, busy } = useAddToBag();

  const drop = async (): Promise<boolean> => {
    const refusal = await dispatch(dropWish(wish));
    if (refusal !== null) toast.error(i18n.t('Failed to update wishlist'), refusal);
    return refusal === null;
  };

  const remove = async () => {
    if (!(await drop())) return;
    dispatch(listenForUndo());
    dispatch(
      toastShown({
        tone: 'success',
        title: i18n.t('Removed from your wishlist'),
        ...(product === null
          ? {}
          : { description: product.name, undo: wishRemovalUndone({ ...wish, product }) }),
      }),
    );
  };

  const moveToBag = async (size: SizeOption): Promise<void> => {
    if (product === null) return;
    const added = await addToBag({
      productId: wish.productId,
      productSizeId: size.id,
      name: product.name,
      image: product.image,
      quantity: 1,
      size: size.label,
      color: wish.color,
      discount_percentage: product.discountPercentage,
      prices: size.prices,
      stock: size.stock ?? undefined,
    });
    if (added) await drop();
  };

  return { remove, moveToBag, busy };
};

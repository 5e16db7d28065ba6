import { i18n } from '@contract/i18n';
import { dropWish, type WishlistEntry } from '@/entities/wishlist';
import type { SizeOption } from '@/entities/product';
import { useAddToBag } from '@/features/add-to-bag';
import { useAppDispatch } from '@/shared/redux';
import { useToast } from '@/shared/toast';

/**
 * What a wish's buttons do. A wish leaves the wishlist only after its product is in the bag, which
 * then opens.
 */
export const useWishActions = ({ wish, product }: WishlistEntry) => {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const { addToBag, busy } = useAddToBag();

  const remove = async () => {
    const refusal = await dispatch(dropWish(wish));
    if (refusal !== null) toast.error(i18n.t('Failed to update wishlist'), refusal);
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
    if (added) await remove();
  };

  return { remove, moveToBag, busy };
};

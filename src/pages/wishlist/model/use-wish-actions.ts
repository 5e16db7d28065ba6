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
    if (refusal !== null) toast.error('Failed to update wishlist', refusal);
  };

  const moveToBag = async (size: SizeOption): Promise<void> => {
    if (product === null) return;
    const added = await addToBag({
      product: {
        id: wish.productId,
        name: product.name,
        image: product.image,
        prices: size.prices,
        discountPercentage: product.discountPercentage,
      },
      size: { id: size.id, label: size.label, stock: size.stock ?? undefined },
      color: wish.color,
    });
    if (added) await remove();
  };

  return { remove, moveToBag, busy };
};

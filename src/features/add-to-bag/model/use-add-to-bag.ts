import { useState } from 'react';

import { addLine } from '@/entities/cart';
import type { PriceByCurrency } from '@/shared/lib/money';
import { overlayOpened } from '@/shared/overlay';
import { useAppDispatch } from '@/shared/redux';
import { useToast } from '@/shared/toast';

/** The product, size and color to add to the bag. */
export interface BagChoice {
  product: {
    id: number;
    name: string;
    image: string;
    prices: PriceByCurrency;
    discountPercentage: number;
  };
  /** `stock`: units left, when known. */
  size: { id: number; label: string; stock?: number };
  color?: string;
  /** Defaults to 1. */
  quantity?: number;
}

/** That the bag already holds all that is left of a size: `quantity` of it. */
export const allInBagText = (quantity: number): string =>
  quantity === 1
    ? 'The last one is already in your bag'
    : `The last ${quantity} are already in your bag`;

/**
 * Add to Bag (section 4): a guest's line goes into the local bag, a customer's to the provider (the
 * current plus the added quantity). On success the drawer opens and a toast says 'Cart updated'; on
 * failure the choice is kept and a toast says 'Failed to add item to cart', or that what is left is
 * in the bag already. Resolves to whether it succeeded; `busy` while the request is pending.
 */
export const useAddToBag = () => {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  const addToBag = async ({
    product,
    size,
    color = '',
    quantity = 1,
  }: BagChoice): Promise<boolean> => {
    const chosen = {
      productId: product.id,
      productSizeId: size.id,
      name: product.name,
      image: product.image,
      quantity,
      size: size.label,
      color,
      discount_percentage: product.discountPercentage,
      prices: product.prices,
      ...(size.stock === undefined ? {} : { stock: size.stock }),
    };
    setBusy(true);
    const outcome = await dispatch(addLine(chosen));
    setBusy(false);
    if (outcome.status === 'refused') {
      if (outcome.allInBag === undefined) {
        toast.error('Failed to add item to cart', outcome.message);
      } else toast.info(allInBagText(outcome.allInBag));
      return false;
    }
    dispatch(overlayOpened('cart'));
    if (outcome.status === 'acknowledged') toast.success('Cart updated');
    return true;
  };

  return { addToBag, busy };
};

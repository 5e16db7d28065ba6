import { useState } from 'react';

import {
  itemAdded,
  lineId,
  newLine,
  selectBagCurrency,
  selectBagLine,
  selectBagOwner,
  wantLineQuantity,
} from '@/entities/cart';
import type { PriceByCurrency } from '@/shared/lib/money';
import { overlayOpened } from '@/shared/overlay';
import { useAppStore } from '@/shared/redux';
import { useToast } from '@/shared/toast';

/** What is put into the bag. */
export interface BagChoice {
  product: {
    id: number;
    name: string;
    image: string;
    prices: PriceByCurrency;
    discountPercentage: number;
  };
  /** `stock`: pieces left, where the provider says so. */
  size: { id: number; label: string; stock?: number };
  color?: string;
  /** 1 unless told. */
  quantity?: number;
}

/**
 * Add to Bag (specification, section 4): a guest's line goes into the local bag, a customer's
 * to the provider (what is there plus what was added), shown at once. The drawer opens; a toast
 * says 'Cart updated' or 'Failed to add item to cart'. `busy` while the provider is asked.
 */
export const useAddToBag = () => {
  const store = useAppStore();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  const addToBag = async ({ product, size, color = '', quantity = 1 }: BagChoice) => {
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
    if (selectBagOwner(store.getState()) === 'guest') {
      const inBag = selectBagLine(store.getState(), lineId(chosen))?.quantity ?? 0;
      if (size.stock !== undefined && inBag + quantity > size.stock) {
        store.dispatch(overlayOpened('cart'));
        toast.error('Failed to add item to cart', `Only ${size.stock} left in size ${size.label}`);
        return;
      }
      store.dispatch(itemAdded(chosen));
      store.dispatch(overlayOpened('cart'));
      toast.success('Cart updated');
      return;
    }
    const there = selectBagLine(store.getState(), lineId(chosen));
    const line = there ?? newLine(chosen, selectBagCurrency(store.getState()));
    setBusy(true);
    const wish = store.dispatch(wantLineQuantity(line, (there?.quantity ?? 0) + quantity));
    store.dispatch(overlayOpened('cart'));
    const outcome = await wish;
    setBusy(false);
    if (outcome.status === 'confirmed') toast.success('Cart updated');
    if (outcome.status === 'refused') toast.error('Failed to add item to cart', outcome.reason);
  };

  return { addToBag, busy };
};

import { useMemo } from 'react';

import {
  type BagLine,
  itemRemoved,
  mostPieces,
  quantityUpdated,
  selectBagLine,
  selectBagOwner,
  wantLineQuantity,
} from '@/entities/cart';
import { useAppStore } from '@/shared/redux';
import { useToast } from '@/shared/toast';

/**
 * Changes a line of the bag (specification, section 4): a guest's here, a customer's at the
 * provider, shown at once and put back when it is refused. A quantity never goes below 1.
 */
export const useEditBag = () => {
  const store = useAppStore();
  const toast = useToast();

  return useMemo(() => {
    const isGuest = () => selectBagOwner(store.getState()) === 'guest';

    const changeQuantity = async (id: string, by: 1 | -1) => {
      const line = selectBagLine(store.getState(), id);
      if (line === undefined) return;
      const quantity = line.quantity + by;
      if (quantity < 1 || quantity > mostPieces) return;
      if (isGuest()) {
        store.dispatch(quantityUpdated({ id, quantity }));
        toast.success('Cart updated');
        return;
      }
      const outcome = await store.dispatch(wantLineQuantity(line, quantity));
      if (outcome.status === 'confirmed' && outcome.quantity > 0) toast.success('Cart updated');
      if (outcome.status === 'confirmed' && outcome.quantity === 0) {
        toast.success('Item removed from cart');
      }
      if (outcome.status === 'refused') toast.error('Failed to update quantity', outcome.reason);
    };

    const removeLine = async (line: BagLine) => {
      if (isGuest()) {
        store.dispatch(itemRemoved(line.id));
        toast.success('Item removed from cart');
        return;
      }
      const outcome = await store.dispatch(wantLineQuantity(line, 0));
      if (outcome.status === 'confirmed') toast.success('Item removed from cart');
      if (outcome.status === 'refused') toast.error('Failed to remove item', outcome.reason);
    };

    return { changeQuantity, removeLine };
  }, [store, toast]);
};

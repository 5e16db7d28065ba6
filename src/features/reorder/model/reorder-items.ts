import type { Order } from '@contract/order';
import { addLine, refreshBag, selectBag } from '@/entities/cart';
import { getProductsById } from '@/entities/product';
import type { AppDispatch, AppState } from '@/shared/redux';

import { type NotReordered, planReorder } from './plan-reorder';

/** How buying again went: how many lines went into the bag, and what did not. */
export interface ReorderOutcome {
  added: number;
  notAdded: NotReordered[];
}

/**
 * Puts what a customer once bought into the bag again, as far as it is still sold. Resolves to
 * null when the catalogue or the bag could not be asked: then nothing was added.
 */
export const reorderItems =
  (order: Pick<Order, 'order_products'>) =>
  async (dispatch: AppDispatch, getState: () => AppState): Promise<ReorderOutcome | null> => {
    const bought = order.order_products;
    const ids = [...new Set(bought.map((line) => line.product.id))];
    const [{ data: products }, bag] = await Promise.all([
      dispatch(getProductsById.initiate(ids, { subscribe: false, forceRefetch: true })),
      // What is in the bag must be known before quantities are set.
      dispatch(refreshBag()),
    ]);
    if (products === undefined || bag === null) return null;

    const { lines, notAdded } = planReorder(bought, products, selectBag(getState()).lines);
    let added = 0;
    for (const line of lines) {
      const outcome = await dispatch(addLine(line));
      if (outcome.status === 'refused') notAdded.push({ name: line.name, why: outcome.message });
      else added += 1;
    }
    return { added, notAdded };
  };

import type { Order } from '@contract/order';
import { addLine, refreshBag, selectBag } from '@/entities/cart';
import { readProductsById } from '@/entities/product';
import type { AppThunk } from '@/shared/redux';

import { type NotReordered, planReorder } from './plan-reorder';

/** The result of a reorder: how many lines were added, and what was not. */
export interface ReorderOutcome {
  added: number;
  notAdded: NotReordered[];
}

/**
 * Adds the items of an order to the bag again, as far as they are still sold. Resolves to null when
 * the catalogue or the bag cannot be reached: then nothing was added.
 */
export const reorderItems =
  (
    order: Pick<Order, 'order_products'>,
    label: (color: string) => string,
  ): AppThunk<Promise<ReorderOutcome | null>> =>
  async (dispatch, getState) => {
    const bought = order.order_products;
    const ids = [...new Set(bought.map((line) => line.product.id))];
    const [products, bag] = await Promise.all([
      dispatch(readProductsById(ids)),
      // The bag must be known before quantities are set.
      dispatch(refreshBag()),
    ]);
    if (products === undefined || bag === null) return null;

    const { lines, notAdded } = planReorder(bought, products, selectBag(getState()).lines, label);
    let added = 0;
    for (const line of lines) {
      const outcome = await dispatch(addLine(line));
      if (outcome.status === 'refused') notAdded.push({ name: line.name, why: outcome.message });
      else added += 1;
    }
    return { added, notAdded };
  };

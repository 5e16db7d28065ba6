import type { Order } from '@contract/order';
import { addLines, lineId, refreshBag, selectBag, selectBagLine } from '@/entities/cart';
import { readProductsById } from '@/entities/product';
import type { AppThunk } from '@/shared/redux';

import { type NotReordered, planReorder } from './plan-reorder';

/** The result of a reorder: how many pieces were added, and what was not. */
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
    const refused = await dispatch(
      addLines(
        lines.map((line) => {
          const id = lineId(line);
          const inBag = selectBagLine(getState(), id)?.quantity ?? 0;
          return { ...line, id, quantity: inBag + line.quantity };
        }),
      ),
    );
    for (const { line, message } of refused) notAdded.push({ name: line.name, why: message });
    const refusedIds = new Set(refused.map(({ line }) => line.id));
    const added = lines
      .filter((line) => !refusedIds.has(lineId(line)))
      .reduce((sum, { quantity }) => sum + quantity, 0);
    return { added, notAdded };
  };

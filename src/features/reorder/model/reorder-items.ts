import type { Order } from '@contract/order';
import {
  getLineProducts,
  lineId,
  newLine,
  refreshBag,
  selectBagCurrency,
  selectBagItems,
  selectBagLine,
  wantLineQuantity,
} from '@/entities/cart';
import type { AppDispatch, AppState } from '@/shared/redux';

import { type NotReordered, planReorder, type ReorderWish } from './plan-reorder';

/** How buying again went: how many lines went into the bag, and what did not. */
export interface ReorderOutcome {
  added: number;
  notAdded: NotReordered[];
}

/** Sends one line: what is there plus what is added, since POST /cart sets (decision 3). */
const send =
  ({ line, pieces }: ReorderWish) =>
  async (dispatch: AppDispatch, getState: () => AppState): Promise<string | null> => {
    const there = selectBagLine(getState(), lineId(line));
    const wanted = there ?? newLine({ ...line, quantity: 0 }, selectBagCurrency(getState()));
    const outcome = await dispatch(wantLineQuantity(wanted, (there?.quantity ?? 0) + pieces));
    return outcome.status === 'refused' ? outcome.reason : null;
  };

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
      dispatch(getLineProducts.initiate(ids, { subscribe: false, forceRefetch: true })),
      // What is in the bag must be known before quantities are set.
      dispatch(refreshBag()),
    ]);
    if (products === undefined || bag === null) return null;

    const { wishes, notAdded } = planReorder(bought, products, selectBagItems(getState()));
    let added = 0;
    for (const wish of wishes) {
      const refusal = await dispatch(send(wish));
      if (refusal === null) added += 1;
      else notAdded.push({ name: wish.line.name, why: refusal });
    }
    return { added, notAdded };
  };

import { errorMessage } from '@/shared/api';
import type { AppDispatch, AppState } from '@/shared/redux';
import { selectToken } from '@/shared/session';

import { removeCartItem, setCartItem } from '../api/bag-endpoints';
import { type BagLine, lineId, newLine, type NewBagLine } from './bag-line';
import {
  lineConfirmed,
  lineSettled,
  lineWanted,
  selectBagCurrency,
  selectBagLine,
  selectLineSync,
} from './cart-slice';

/** How a wish ended; `joined` when an earlier request of the same line carries it. */
export type WishOutcome =
  | { status: 'confirmed'; quantity: number }
  | { status: 'refused'; reason: string }
  | { status: 'joined' };

const noReason = 'Please try again later';

/** One request for the line's wanted quantity; resolves to a message when it was refused. */
const sendLine = async (
  line: BagLine,
  quantity: number,
  dispatch: AppDispatch,
): Promise<string | null> => {
  if (quantity > 0) {
    const { data, error } = await dispatch(
      setCartItem.initiate({
        product_id: line.productId,
        product_size_id: line.productSizeId,
        quantity,
        ...(line.color === '' ? {} : { color: line.color }),
      }),
    );
    if (data === undefined) return errorMessage(error, noReason);
    dispatch(lineConfirmed({ id: line.id, quantity, serverId: data.id }));
    return null;
  }
  if (line.serverId !== undefined) {
    const { error } = await dispatch(removeCartItem.initiate(line.serverId));
    if (error !== undefined) return errorMessage(error, noReason);
  }
  dispatch(lineConfirmed({ id: line.id, quantity: 0 }));
  return null;
};

/**
 * A customer's wish for a line: its new quantity, or 0 to remove it. Shown at once; at most one
 * request is in flight for a line, and the last wanted quantity wins (decision 3). When the
 * provider refuses, the line goes back to what it last confirmed.
 */
export const wantLineQuantity =
  (line: BagLine, quantity: number) =>
  async (dispatch: AppDispatch, getState: () => AppState): Promise<WishOutcome> => {
    const onItsWay = selectLineSync(getState(), line.id) !== undefined;
    dispatch(lineWanted({ line, quantity }));
    if (onItsWay) return { status: 'joined' };

    const token = selectToken(getState());
    for (;;) {
      const sync = selectLineSync(getState(), line.id);
      // The session ended, or the bag was cleared, under the wish.
      if (sync === undefined || selectToken(getState()) !== token) return { status: 'joined' };
      const sent = sync.wanted;
      const refusal = await sendLine(sync.line, sent, dispatch);
      const now = selectLineSync(getState(), line.id);
      if (now === undefined || selectToken(getState()) !== token) return { status: 'joined' };
      // A newer wish goes out even when the older one was refused.
      if (now.wanted !== sent) continue;
      dispatch(lineSettled({ id: line.id, reverted: refusal !== null }));
      return refusal === null
        ? { status: 'confirmed', quantity: sent }
        : { status: 'refused', reason: refusal };
    }
  };

/** A customer's line grows by what is added: what is there plus that, as the provider sets (decision 3). */
export const addCustomerLine =
  (added: NewBagLine) =>
  (dispatch: AppDispatch, getState: () => AppState): Promise<WishOutcome> => {
    const there = selectBagLine(getState(), lineId(added));
    const line = there ?? newLine(added, selectBagCurrency(getState()));
    return dispatch(wantLineQuantity(line, (there?.quantity ?? 0) + added.quantity));
  };

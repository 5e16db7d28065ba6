import { i18n } from '@contract/i18n';
import { errorMessage, failureStatus } from '@/shared/api';
import type { AppThunk } from '@/shared/redux';
import { selectToken } from '@/shared/session';

import {
  getCart,
  removeCartItem,
  selectCustomerBag,
  setCartItem,
  updateCustomerBag,
} from '../api/cart-endpoints';
import { type BagLine, type NewBagLine, quantityBySize, withLineId } from './bag-line';
import { itemAdded, itemRemoved, quantityUpdated, selectLocalLines } from './cart-slice';
import { selectBag, selectBagLine } from './select-bag';

/** How a change ended; `joined` when the request in flight for the same line continues with it. */
export type ChangeOutcome =
  | { status: 'acknowledged'; quantity: number }
  | {
      status: 'refused';
      message: string;
      error?: unknown;
      /** An added line: how many are in the bag, which are all that is left. */
      allInBag?: number;
    }
  | { status: 'joined' };

type Refusal = Extract<ChangeOutcome, { status: 'refused' }>;

const joined: ChangeOutcome = { status: 'joined' };

const refused = (error: unknown): Refusal => ({
  status: 'refused',
  message: errorMessage(error, i18n.t('Please try again later')),
  error,
});

/**
 * Sets the quantity of a customer's line at the provider, 0 to remove it, and shows it at once. At
 * most one request is in flight for a line, and the last wanted quantity wins (ADR 0007). When the
 * provider refuses it, the line returns to the last acknowledged quantity.
 */
export const setCustomerLine =
  (line: BagLine, quantity: number): AppThunk<Promise<ChangeOutcome>> =>
  async (dispatch, getState) => {
    const token = selectToken(getState());
    const cached = () => selectCustomerBag(getState()).data?.[line.id];
    const show = (wanted: number) =>
      dispatch(
        updateCustomerBag((bag) => {
          const changed = bag[line.id];
          if (changed !== undefined) changed.quantity = wanted;
        }),
      );
    if (cached()?.pending === true) {
      show(quantity);
      return joined;
    }

    let acknowledged = cached()?.quantity ?? 0;
    let wanted = quantity;
    for (;;) {
      const current = cached() ?? line;
      if (wanted === 0 && current.serverId === undefined) {
        show(0);
        return { status: 'acknowledged', quantity: 0 };
      }
      const { error } =
        wanted > 0
          ? await dispatch(setCartItem.initiate({ line: current, quantity: wanted }))
          : await dispatch(removeCartItem.initiate(current));
      const now = cached();
      // The session ended, or a newer change replaced this one.
      if (selectToken(getState()) !== token || now?.pending === true) return joined;
      if (error === undefined) acknowledged = wanted;
      if (now === undefined || now.quantity === acknowledged) {
        return error === undefined ? { status: 'acknowledged', quantity: wanted } : refused(error);
      }
      // Another quantity was chosen meanwhile; if it is refused, the acknowledged one is restored.
      wanted = now.quantity;
      show(acknowledged);
    }
  };

/**
 * Loads the customer's bag, without which no quantity can be set; resolves to the error, if any.
 */
export const waitForBag = (): AppThunk<Promise<Refusal | null>> => async (dispatch) => {
  const { data, error } = await dispatch(getCart.initiate(undefined, { subscribe: false }));
  return data === undefined ? refused(error) : null;
};

/**
 * Changes the quantity of a line, 0 to remove it: a guest's in this browser, a customer's at the
 * provider.
 */
export const changeLine =
  (line: BagLine, quantity: number): AppThunk<Promise<ChangeOutcome>> =>
  async (dispatch, getState) => {
    if (selectToken(getState()) === null) {
      dispatch(quantity > 0 ? quantityUpdated({ id: line.id, quantity }) : itemRemoved(line.id));
      return { status: 'acknowledged', quantity };
    }
    const isKnown = selectCustomerBag(getState()).data !== undefined;
    const failure = isKnown ? null : await dispatch(waitForBag());
    if (failure !== null) return failure;
    // The customer's new quantity replaces the one in the guest's bag.
    const local = selectLocalLines(getState()).find(({ id }) => id === line.id);
    if (local !== undefined) dispatch(itemRemoved(local.id));
    const outcome = await dispatch(setCustomerLine(local ?? line, quantity));
    if (local !== undefined && outcome.status === 'refused') dispatch(itemAdded(local));
    return outcome;
  };

/**
 * Adds a line to the bag; a guest's is refused here when the known stock is too small, a customer's only
 * when that is due to the other colors of its size, since the provider looks at one line of the bag alone.
 * When the bag already holds all that is left, the outcome says how many (`allInBag`).
 */
export const addLine =
  (added: NewBagLine): AppThunk<Promise<ChangeOutcome>> =>
  async (dispatch, getState) => {
    const isGuest = selectToken(getState()) === null;
    const failure = isGuest ? null : await dispatch(waitForBag());
    if (failure !== null) return failure;
    const line = withLineId(added);
    const inBag = selectBagLine(getState(), line.id)?.quantity ?? 0;
    const ofSize = quantityBySize(selectBag(getState()).lines).get(line.productSizeId) ?? 0;
    const quantity = inBag + added.quantity;
    const { stock = Infinity } = added;
    const held = Math.min(ofSize, stock);
    const allInBag = held > 0 && added.quantity === 1 ? { allInBag: held } : {};
    if ((isGuest || ofSize > inBag) && ofSize + added.quantity > stock) {
      const message = i18n.t('Only {count} left in size {size}', {
        count: stock,
        size: added.size,
      });
      return { status: 'refused', message, ...allInBag };
    }
    if (!isGuest) {
      const outcome = await dispatch(changeLine(line, quantity));
      const isShort = outcome.status === 'refused' && failureStatus(outcome.error) === 409;
      return isShort ? { ...outcome, ...allInBag } : outcome;
    }
    dispatch(itemAdded(added));
    return { status: 'acknowledged', quantity };
  };

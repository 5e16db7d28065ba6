import {
  getRunningBagRequest,
  restoreCustomerBag,
  selectCustomerBag,
  updateCustomerBag,
} from '@/entities/cart';
import {
  getRunningWishlistRequest,
  restoreWishlist,
  selectCustomerWishes,
  updateWishlist,
} from '@/entities/wishlist';
import type { AppState, AppThunk } from '@/shared/redux';
import { selectToken } from '@/shared/session';

import type { CustomerSnapshot } from './customer-snapshot';

/** The customer's bag and wishlist as the store has them. */
export const selectSnapshot = (state: AppState): CustomerSnapshot => {
  const bag = selectCustomerBag(state).data;
  const wishes = selectCustomerWishes(state).data;
  return { ...(bag && { bag }), ...(wishes && { wishes }) };
};

/** Replaces the offline changes here by those that another tab, or this one before a reload, stored. */
const adoptOfflineChanges = <Row extends { id: string; offlineChange?: unknown }>(
  rows: Record<string, Row>,
  stored: Record<string, Row>,
): void => {
  for (const [id, row] of Object.entries(rows)) {
    if (row.offlineChange === undefined || stored[id]?.offlineChange !== undefined) continue;
    if (stored[id] === undefined) delete rows[id];
    else rows[id] = stored[id];
  }
  for (const row of Object.values(stored)) if (row.offlineChange !== undefined) rows[row.id] = row;
};

/**
 * Shows the stored bag and wishlist, each until the provider's is known, and their offline changes;
 * only in the session in which it was called.
 */
export const restoreSnapshot =
  ({ bag: storedBag, wishes: storedWishes }: CustomerSnapshot): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const token = selectToken(getState());
    const isOver = () => selectToken(getState()) !== token;
    // Their responses would replace the offline changes.
    await Promise.all([dispatch(getRunningBagRequest()), dispatch(getRunningWishlistRequest())]);
    if (isOver()) return;
    const shown = selectSnapshot(getState());
    if (storedBag !== undefined) {
      if (shown.bag === undefined) await dispatch(restoreCustomerBag(storedBag));
      dispatch(
        updateCustomerBag((bag) => {
          adoptOfflineChanges(bag, storedBag);
        }),
      );
    }
    if (storedWishes !== undefined && !isOver()) {
      if (shown.wishes === undefined) await dispatch(restoreWishlist(storedWishes));
      dispatch(
        updateWishlist((wishes) => {
          adoptOfflineChanges(wishes, storedWishes);
        }),
      );
    }
  };

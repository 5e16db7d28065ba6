import { restoreCart, selectCart, updateCart } from '@/entities/cart';
import { restoreWishlist, selectCustomerWishes, updateWishlist } from '@/entities/wishlist';
import { api } from '@/shared/api';
import type { AppState, AppThunk } from '@/shared/redux';

import type { KeptCustomer } from './kept-customer';

/** The customer's bag and wishlist as the store has them. */
export const selectKept = (state: AppState): KeptCustomer => {
  const bag = selectCart(state).data;
  const wishes = selectCustomerWishes(state).data;
  return { ...(bag && { bag }), ...(wishes && { wishes }) };
};

/** Replaces what is held here by what another tab, or this one before a reload, has kept. */
const withHeldOf = <Row extends { id: string; held?: unknown }>(
  rows: Record<string, Row>,
  kept: Record<string, Row>,
): void => {
  for (const [id, row] of Object.entries(rows)) {
    if (row.held === undefined || kept[id]?.held !== undefined) continue;
    if (kept[id] === undefined) delete rows[id];
    else rows[id] = kept[id];
  }
  for (const row of Object.values(kept)) if (row.held !== undefined) rows[row.id] = row;
};

/**
 * Shows the stored bag and wishlist, each until the provider's is known, and the changes held in
 * them.
 */
export const showKept =
  ({ bag: keptBag, wishes: keptWishes }: KeptCustomer): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    // Their responses would replace what is held.
    const running = dispatch(api.util.getRunningQueriesThunk());
    await Promise.all(
      running.filter(({ queryCacheKey }) => /^get(?:Cart|Wishlist)\b/.test(queryCacheKey)),
    );
    const shown = selectKept(getState());
    if (keptBag !== undefined) {
      if (shown.bag === undefined) await dispatch(restoreCart(keptBag));
      dispatch(
        updateCart((bag) => {
          withHeldOf(bag, keptBag);
        }),
      );
    }
    if (keptWishes !== undefined) {
      if (shown.wishes === undefined) await dispatch(restoreWishlist(keptWishes));
      dispatch(
        updateWishlist((wishes) => {
          withHeldOf(wishes, keptWishes);
        }),
      );
    }
  };

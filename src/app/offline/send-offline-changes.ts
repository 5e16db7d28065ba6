import { i18n } from '@contract/i18n';
import {
  type BagLine,
  refreshBag,
  selectCustomerBag,
  selectLineText,
  updateCustomerBag,
} from '@/entities/cart';
import { selectCurrency } from '@/entities/currency';
import {
  addWish,
  type CustomerWish,
  getWishlist,
  removeWish,
  updateWishlist,
} from '@/entities/wishlist';
import { type MergedLine, mergeLine, mergeMessages } from '@/features/merge-guest-bag';
import { errorMessage, failureStatus, isTransientStatus } from '@/shared/api';
import { formatMoney } from '@/shared/lib/money';
import type { AppState, AppThunk } from '@/shared/redux';
import { selectToken } from '@/shared/session';
import { toastShown } from '@/shared/toast';

import { offlineChangesIn } from './customer-snapshot';
import { savedChangesToast } from './offline-toasts';
import { selectSnapshot } from './restore-snapshot';

/** Sends a line's quantity. Resolves to null when it has to be sent again later. */
const sendLineChange =
  ({ id, quantity }: BagLine): AppThunk<Promise<MergedLine | null>> =>
  async (dispatch, getState) => {
    const current = () => selectCustomerBag(getState()).data?.[id];
    const line = current();
    if (line?.offlineChange === undefined) return null;
    const before = line.offlineChange.from;
    dispatch(
      updateCustomerBag((bag) => {
        if (before === 0 && quantity === 0) delete bag[id];
        else bag[id] = { ...line, quantity: before, pending: undefined, offlineChange: undefined };
      }),
    );
    if (before === quantity) return null;
    const now = await dispatch(mergeLine(line, quantity, before));
    if (now !== null) return { line: { ...line, quantity }, before, now };
    // It was not refused for good; a newer change may have replaced it.
    if (current()?.pending !== true)
      dispatch(
        updateCustomerBag((bag) => {
          bag[id] = { ...line, quantity, pending: true, offlineChange: { from: before } };
        }),
      );
    return null;
  };

/** Sends a wish, or its removal. Resolves to why it was refused for good, if it was. */
const sendWishChange =
  (wish: CustomerWish): AppThunk<Promise<string | null>> =>
  async (dispatch) => {
    const { error } =
      wish.offlineChange === 'removed'
        ? await dispatch(removeWish.initiate(wish))
        : await dispatch(addWish.initiate({ ...wish, keepAddedAt: true }));
    if (error === undefined || isTransientStatus(failureStatus(error))) return null;
    dispatch(
      updateWishlist((wishes) => {
        if (wish.offlineChange === 'removed')
          wishes[wish.id] = { ...wish, offlineChange: undefined };
        else delete wishes[wish.id];
      }),
    );
    return errorMessage(error, i18n.t('Please try again later'));
  };

/** Additional lines of the toast: which lines are shorter than wanted, which prices have changed. */
const messagesOf = (
  sent: readonly MergedLine[],
  seen: readonly BagLine[],
  state: AppState,
): string[] => {
  const currency = selectCurrency(state);
  const short = sent.filter(({ line, now }) => now < line.quantity);
  const prices = seen.flatMap((line) => {
    const price = selectCustomerBag(state).data?.[line.id]?.prices?.[currency];
    if (price === undefined || price === line.prices?.[currency]) return [];
    const shown = formatMoney(price, currency, { decimals: 2 });
    const item = selectLineText(state, line);
    return [i18n.t('{item}: the price is now {price}', { item, price: shown })];
  });
  return [...mergeMessages(short, state), ...prices];
};

/**
 * Sends the changes of bag and wishlist that were made offline (ADR 0028), after it has fetched both.
 * Each sets a quantity, or that a wish is there or not: sent twice it changes nothing. A toast
 * names what the provider refuses for good and prices that have changed; the rest is sent again later.
 * `sent` is called after each change.
 */
export const sendOfflineChanges =
  (sent: () => void): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const token = selectToken(getState());
    const isOver = () => selectToken(getState()) !== token;
    const { lines: seen, wishes } = offlineChangesIn(selectSnapshot(getState()));
    const bag = await dispatch(refreshBag());
    if (wishes.length > 0) {
      const { isError } = await dispatch(
        getWishlist.initiate(undefined, { forceRefetch: true, subscribe: false }),
      );
      if (isError) return;
    }
    if (bag === null || isOver()) return;

    const lines: MergedLine[] = [];
    const changes = offlineChangesIn(selectSnapshot(getState()));
    for (const line of changes.lines) {
      const merged = await dispatch(sendLineChange(line));
      if (isOver()) return;
      if (merged !== null) lines.push(merged);
      sent();
    }
    const refusals: string[] = [];
    for (const wish of changes.wishes) {
      const refusal = await dispatch(sendWishChange(wish));
      if (isOver()) return;
      if (refusal !== null) refusals.push(refusal);
      sent();
    }

    const messages = [...messagesOf(lines, seen, getState()), ...refusals];
    const left = offlineChangesIn(selectSnapshot(getState()));
    const sentCount = changes.lines.length + changes.wishes.length;
    if (sentCount === left.lines.length + left.wishes.length) return;
    dispatch(toastShown(savedChangesToast(messages)));
  };

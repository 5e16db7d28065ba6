import { i18n } from '@contract/i18n';
import {
  type BagLine,
  type CustomerBag,
  itemRemoved,
  loadBag,
  piecesJoined,
  selectLocalLines,
  selectRefusedText,
  setCustomerLine,
} from '@/entities/cart';
import { maxQuantity } from '@/shared/config';
import { readProductsById } from '@/entities/product';
import { failureStatus, isNotFoundError } from '@/shared/api';
import type { AppThunk } from '@/shared/redux';
import { selectToken } from '@/shared/session';
import { toastShown } from '@/shared/toast';

import { mergeMessages, type MergedLine } from './merge-messages';

const beyondStock = 409;

/** Null when the catalogue cannot be reached. */
const stockLeft =
  ({ productId, productSizeId }: BagLine): AppThunk<Promise<number | null>> =>
  async (dispatch) => {
    const products = await dispatch(readProductsById([productId]));
    if (products === undefined) return null;
    return products[productId]?.sizes.find(({ id }) => id === productSizeId)?.stock ?? 0;
  };

/**
 * Sends a line, with its quantity limited to the stock. Resolves to the resulting quantity in the
 * customer's bag, or null when the line must be sent again the next time the shop is opened.
 */
export const mergeLine =
  (line: BagLine, quantity: number, before: number): AppThunk<Promise<number | null>> =>
  async (dispatch, getState) => {
    const outcome = await dispatch(setCustomerLine(line, quantity));
    if (outcome.status === 'joined') return null;
    if (outcome.status === 'acknowledged') return outcome.quantity;
    // It is not sold any more, so that a retry would change nothing.
    if (isNotFoundError(outcome.error)) return before;
    if (failureStatus(outcome.error) !== beyondStock) {
      const title = i18n.t('Failed to add item to cart');
      const description = selectRefusedText(getState(), [{ line, message: outcome.message }]);
      dispatch(toastShown({ severity: 'error', title, description }));
      return null;
    }
    const left = await dispatch(stockLeft(line));
    if (left === null) return null;
    const fitting = Math.min(left, quantity);
    if (fitting <= before) return before;
    const second = await dispatch(setCustomerLine(line, fitting));
    return second.status === 'acknowledged' ? second.quantity : null;
  };

/** How many pieces the customer's bag has in other lines than the guest's. */
const piecesBeside = (bag: CustomerBag, guestLines: readonly BagLine[]): number => {
  const guestIds = new Set(guestLines.map(({ id }) => id));
  return Object.values(bag)
    .filter(({ id }) => !guestIds.has(id))
    .reduce((sum, { quantity }) => sum + quantity, 0);
};

/** `joined` is how many pieces of the account the guest sees for the first time. */
const reportMerge =
  (merged: readonly MergedLine[], joined: number): AppThunk =>
  (dispatch, getState) => {
    const messages = mergeMessages(merged, getState());
    if (messages.length === 0 && joined === 0) return;
    const short = merged.some(({ line, now }) => now < line.quantity);
    dispatch(
      toastShown({
        severity: short ? 'error' : 'info',
        title:
          joined > 0
            ? i18n.t(
                'Your bag now also holds {count, plural, one {1 piece} other {# pieces}} saved in your account',
                { count: joined },
              )
            : i18n.t('Your bag was merged with your saved bag'),
        description: messages.length > 0 ? `${messages.join('. ')}.` : undefined,
        reportsLogin: true,
      }),
    );
  };

/**
 * Merges the lines of this browser into the customer's bag (ADR 0007). A line in both gets the larger
 * quantity; a toast reports quantities that changed. A local line is dropped only after the provider has
 * responded for it. Repeating the merge changes nothing.
 *
 * @param guestLines the lines with which a guest has just logged in, else null
 */
export const mergeLocalLines =
  (guestLines: readonly BagLine[] | null): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const token = selectToken(getState());
    const bag = await dispatch(loadBag());
    if (bag === null) return;

    const merged: MergedLine[] = [];
    for (const { id } of selectLocalLines(getState())) {
      // A line that was changed or removed meanwhile is not sent.
      const line = selectLocalLines(getState()).find((item) => item.id === id);
      if (line === undefined) continue;
      const before = bag[id]?.quantity ?? 0;
      const quantity = Math.min(line.quantity, maxQuantity);
      const now = before >= quantity ? before : await dispatch(mergeLine(line, quantity, before));
      if (selectToken(getState()) !== token) return;
      if (now === null) continue;
      dispatch(itemRemoved(id));
      merged.push({ line, before, now });
    }
    const joined = guestLines === null ? 0 : piecesBeside(bag, guestLines);
    if (joined > 0) dispatch(piecesJoined(joined));
    dispatch(reportMerge(merged, joined));
  };

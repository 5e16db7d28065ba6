import type { AppThunk } from '@/shared/redux';
import { selectToken } from '@/shared/session';

import { selectCustomerBag } from '../api/cart-endpoints';
import type { BagLine } from './bag-line';
import { itemRemoved, linesAdded, selectLocalLines } from './cart-slice';
import { setCustomerLine, waitForBag } from './change-line';
import { copyLine } from './copy-line';

/** A line that was not added, and why. */
export interface RefusedLine {
  line: BagLine;
  message: string;
}

/** Sends a customer's line, unless the bag has as many. Resolves to why it was refused, or null. */
const sendLine =
  (line: BagLine): AppThunk<Promise<string | null>> =>
  async (dispatch, getState) => {
    const inBag = selectCustomerBag(getState()).data?.[line.id]?.quantity ?? 0;
    if (inBag >= line.quantity) return null;
    const outcome = await dispatch(setCustomerLine(line, line.quantity));
    return outcome.status === 'refused' ? outcome.message : null;
  };

/**
 * Adds several lines to the bag, the larger quantity of one that is there already (ADR 0007): doing
 * it twice changes nothing. All are shown at once. A customer's are kept in this browser until the
 * provider has responded for each: what is left when the page is closed is merged when the shop is
 * opened again. Resolves to the lines that were refused.
 */
export const addLines =
  (lines: readonly BagLine[]): AppThunk<Promise<RefusedLine[]>> =>
  async (dispatch, getState) => {
    const token = selectToken(getState());
    const failure = token === null ? null : await dispatch(waitForBag());
    if (failure !== null) return lines.map((line) => ({ line, message: failure.message }));

    dispatch(linesAdded(lines.map(copyLine)));
    if (token === null) return [];

    const refused: RefusedLine[] = [];
    for (const { id } of lines) {
      // A line that was changed or removed meanwhile is not sent.
      const line = selectLocalLines(getState()).find((item) => item.id === id);
      if (line === undefined) continue;
      const message = await dispatch(sendLine(line));
      // After the session the rest waits for the next login, as a guest's lines do.
      if (selectToken(getState()) !== token) return refused;
      dispatch(itemRemoved(id));
      if (message !== null) refused.push({ line, message });
    }
    return refused;
  };

import {
  type BagLine,
  getLineProducts,
  lineMerged,
  mostPieces,
  refreshBag,
  selectUnmergedLines,
  setCartItem,
} from '@/entities/cart';
import { errorMessage, failureStatus } from '@/shared/api';
import type { AppDispatch, AppState } from '@/shared/redux';
import { selectToken } from '@/shared/session';
import { toastShown } from '@/shared/toast';

import { mergeNews, type MergedLine } from './merge-news';

const beyondStock = 409;
/** Answers that will be the same next time: the provider does not have the thing to sell. */
const finalAnswers = [404, beyondStock, 422];

const send = (line: BagLine, quantity: number) =>
  setCartItem.initiate({
    product_id: line.productId,
    product_size_id: line.productSizeId,
    quantity,
    ...(line.color === '' ? {} : { color: line.color }),
  });

/** Null when the catalogue cannot be asked. */
const piecesLeft = async (line: BagLine, dispatch: AppDispatch): Promise<number | null> => {
  const { data: products } = await dispatch(
    getLineProducts.initiate([line.productId], { subscribe: false, forceRefetch: true }),
  );
  if (products === undefined) return null;
  const size = products[line.productId]?.sizes.find(({ id }) => id === line.productSizeId);
  return size?.stock ?? 0;
};

/** What the provider said to a line: how many pieces its bag holds now, or that it must wait. */
type Answer = { settled: true; now: number } | { settled: false };

const sayThatItWaits = (line: BagLine, error: unknown) =>
  toastShown({
    tone: 'error',
    title: 'Failed to add item to cart',
    description: `${line.name}: ${errorMessage(error, 'Please try again later')}`,
  });

/** Sends a line; of more than there is, as many as are left. */
const mergeLine = async (
  line: BagLine,
  quantity: number,
  atProvider: number,
  dispatch: AppDispatch,
): Promise<Answer> => {
  const { error } = await dispatch(send(line, quantity));
  if (error === undefined) return { settled: true, now: quantity };
  const status = failureStatus(error) ?? 0;
  if (!finalAnswers.includes(status)) {
    dispatch(sayThatItWaits(line, error));
    return { settled: false };
  }
  if (status !== beyondStock) return { settled: true, now: atProvider };
  const left = await piecesLeft(line, dispatch);
  if (left === null) return { settled: false };
  const fitting = Math.min(left, quantity);
  if (fitting <= atProvider) return { settled: true, now: atProvider };
  // Somebody was faster, or the connection is gone: it is tried again when the shop is next opened.
  const second = await dispatch(send(line, fitting));
  return second.error === undefined ? { settled: true, now: fitting } : { settled: false };
};

const sayWhatChanged = (merged: readonly MergedLine[], dispatch: AppDispatch): void => {
  const news = mergeNews(merged);
  if (news.length === 0) return;
  const short = merged.some(({ line, now }) => now < line.quantity);
  dispatch(
    toastShown({
      tone: short ? 'error' : 'info',
      title: 'Your bag was put together with the one you had',
      description: `${news.join('. ')}.`,
    }),
  );
};

/**
 * Brings the guest's bag into the customer's (decision 5): of a line that is in both, the larger
 * quantity; a toast says in words where that changed what was seen before. A local line is dropped
 * only when the provider has answered for it; what could not be sent is kept and sent when the
 * shop is next opened. Sending it all again changes nothing.
 */
export const mergeGuestBag =
  () =>
  async (dispatch: AppDispatch, getState: () => AppState): Promise<void> => {
    const token = selectToken(getState());
    const received = await dispatch(refreshBag());
    const waiting = selectUnmergedLines(getState());
    if (received === null || waiting.length === 0) return;

    const quantities = new Map(received.map((line) => [line.id, line.quantity]));
    const merged: MergedLine[] = [];
    for (const { id } of waiting) {
      // A line that was changed or removed meanwhile waits no longer.
      const line = selectUnmergedLines(getState()).find((item) => item.id === id);
      if (line === undefined) continue;
      const before = quantities.get(id) ?? 0;
      const quantity = Math.min(line.quantity, mostPieces);
      const answer: Answer =
        before >= quantity
          ? { settled: true, now: before }
          : await mergeLine(line, quantity, before, dispatch);
      if (selectToken(getState()) !== token) return;
      if (!answer.settled) continue;
      dispatch(lineMerged(id));
      merged.push({ line, before, now: answer.now });
    }
    await dispatch(refreshBag());
    if (selectToken(getState()) === token) sayWhatChanged(merged, dispatch);
  };

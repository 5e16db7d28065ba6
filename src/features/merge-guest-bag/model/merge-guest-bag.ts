import {
  type BagLine,
  getLineProducts,
  lineMerged,
  mostPieces,
  refreshBag,
  selectUnmergedLines,
  setCartItem,
} from '@/entities/cart';
import { errorSentence, failureStatus } from '@/shared/api';
import type { AppDispatch, AppState } from '@/shared/redux';
import { selectToken } from '@/shared/session';
import { toastShown } from '@/shared/toast';

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

const piecesLeft = async (line: BagLine, dispatch: AppDispatch): Promise<number> => {
  const { data: products } = await dispatch(
    getLineProducts.initiate([line.productId], { subscribe: false, forceRefetch: true }),
  );
  const size = products?.[line.productId]?.sizes.find(({ id }) => id === line.productSizeId);
  return size?.stock ?? 0;
};

/** Sends a line; of more than there is, as many as are left. True when the line waits no longer. */
const mergeLine = async (
  line: BagLine,
  quantity: number,
  atProvider: number,
  dispatch: AppDispatch,
): Promise<boolean> => {
  const { error } = await dispatch(send(line, quantity));
  if (error === undefined) return true;
  dispatch(
    toastShown({
      tone: 'error',
      title: 'Failed to add item to cart',
      description: `${line.name}: ${errorSentence(error, 'Please try again later')}`,
    }),
  );
  const status = failureStatus(error) ?? 0;
  if (status === beyondStock) {
    const left = await piecesLeft(line, dispatch);
    if (left > atProvider) await dispatch(send(line, Math.min(left, quantity)));
  }
  return finalAnswers.includes(status);
};

/**
 * Brings the guest's bag into the customer's (decision 5): of a line that is in both, the larger
 * quantity. A local line is dropped only when the provider has answered for it; what could not
 * be sent is kept and sent when the shop is next opened. Sending it all again changes nothing.
 */
export const mergeGuestBag =
  () =>
  async (dispatch: AppDispatch, getState: () => AppState): Promise<void> => {
    const token = selectToken(getState());
    const received = await dispatch(refreshBag());
    const waiting = selectUnmergedLines(getState());
    if (received === null || waiting.length === 0) return;

    const quantities = new Map(received.map((line) => [line.id, line.quantity]));
    for (const { id } of waiting) {
      // A line that was changed or removed meanwhile waits no longer.
      const line = selectUnmergedLines(getState()).find((item) => item.id === id);
      if (line === undefined) continue;
      const atProvider = quantities.get(id) ?? 0;
      const quantity = Math.min(line.quantity, mostPieces);
      const merged =
        atProvider >= quantity || (await mergeLine(line, quantity, atProvider, dispatch));
      if (selectToken(getState()) !== token) return;
      if (merged) dispatch(lineMerged(id));
    }
    await dispatch(refreshBag());
  };

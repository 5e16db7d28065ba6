import { lineMerged, mostPieces, refreshBag, selectUnmergedLines, setCartItem } from '@/entities/cart';
import { errorSentence, failureStatus } from '@/shared/api';
import type { AppDispatch, AppState } from '@/shared/redux';
import { selectToken } from '@/shared/session';
import { toastShown } from '@/shared/toast';

/** Answers that will be the same next time: the provider does not have the thing to sell. */
const finalAnswers = [404, 409, 422];

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

    const atProvider = new Map(received.map((line) => [line.id, line.quantity]));
    for (const { id } of waiting) {
      // A line that was changed or removed meanwhile waits no longer.
      const line = selectUnmergedLines(getState()).find((item) => item.id === id);
      if (line === undefined) continue;
      const quantity = Math.min(line.quantity, mostPieces);
      if ((atProvider.get(id) ?? 0) >= quantity) {
        dispatch(lineMerged(id));
        continue;
      }
      const { error } = await dispatch(
        setCartItem.initiate({
          product_id: line.productId,
          product_size_id: line.productSizeId,
          quantity,
          ...(line.color === '' ? {} : { color: line.color }),
        }),
      );
      if (selectToken(getState()) !== token) return;
      if (error !== undefined) {
        dispatch(
          toastShown({
            tone: 'error',
            title: 'Failed to add item to cart',
            description: `${line.name}: ${errorSentence(error, 'Please try again later')}`,
          }),
        );
        if (!finalAnswers.includes(failureStatus(error) ?? 0)) continue;
      }
      dispatch(lineMerged(id));
    }
    await dispatch(refreshBag());
  };

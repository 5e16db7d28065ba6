import { selectLocalLines } from '@/entities/cart';
import type { AppThunk } from '@/shared/redux';

/**
 * Merges a guest's bag into the customer's, if there is one; only then is the code for merging
 * loaded.
 */
export const mergeGuestBag = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  if (selectLocalLines(getState()).length === 0) return;
  try {
    const { mergeLocalLines } = await import('./merge-local-lines');
    await dispatch(mergeLocalLines());
  } catch {
    // The code failed to load: the guest's lines stay here until the shop is opened again.
  }
};

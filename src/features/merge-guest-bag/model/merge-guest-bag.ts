import { selectLocalLines } from '@/entities/cart';
import type { AppThunk } from '@/shared/redux';

/**
 * Merges a guest's bag into the customer's, if there is one; only then is the code for merging
 * loaded. After a login the toast also says how much the account's bag had besides.
 */
export const mergeGuestBag =
  ({ isLogin = false } = {}): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const guestLines = selectLocalLines(getState());
    if (guestLines.length === 0) return;
    try {
      const { mergeLocalLines } = await import('./merge-local-lines');
      await dispatch(mergeLocalLines(isLogin ? guestLines : null));
    } catch {
      // The code failed to load: the guest's lines stay here until the shop is opened again.
    }
  };

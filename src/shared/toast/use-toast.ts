import { useMemo, useRef } from 'react';

import { useAppDispatch, useAppSelector, useAppStore } from '@/shared/redux';
import { selectToken } from '@/shared/session';

import { successesDismissed, toastDismissed, toastShown, type ToastSeverity } from './toast-slice';

/**
 * Shows toasts; their texts are those of section 8. The failure of what began in a session that is over
 * is not shown: the login page says why, and the next customer is not told of it (departure 10). `about` is
 * the id of a line or a wish: a success replaces the failure about the same one.
 */
export const useToast = () => {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const token = useAppSelector(selectToken);
  const failures = useRef<string[]>([]);
  return useMemo(() => {
    const isSessionOver = () => token !== null && selectToken(store.getState()) !== token;
    const show =
      (severity: ToastSeverity) => (title: string, description?: string, about?: string) => {
        if (severity === 'error' && isSessionOver()) return;
        const shown = toastShown({ severity, title, description, about });
        if (severity === 'error') failures.current.push(shown.payload.id);
        dispatch(shown);
      };
    const clearErrors = () => {
      for (const id of failures.current.splice(0)) dispatch(toastDismissed(id));
    };
    return {
      success: show('success'),
      error: show('error'),
      info: show('info'),
      requestLogin: (title: string) => {
        dispatch(toastShown({ severity: 'info', title, asksForLogin: true }));
      },
      /** Removes the errors shown by this hook: a new attempt makes them obsolete. */
      clearErrors,
      /** Removes every success as well, e.g. that a code was sent once one is entered. */
      clearErrorsAndSuccesses: () => {
        clearErrors();
        dispatch(successesDismissed());
      },
    };
  }, [store, dispatch, token]);
};

import { useMemo, useRef } from 'react';

import { useAppDispatch } from '@/shared/redux';

import { successesDismissed, toastDismissed, toastShown, type ToastSeverity } from './toast-slice';

/** Shows toasts; their texts are those of section 8. */
export const useToast = () => {
  const dispatch = useAppDispatch();
  const failures = useRef<string[]>([]);
  return useMemo(() => {
    const show = (severity: ToastSeverity) => (title: string, description?: string) => {
      const shown = toastShown(
        description === undefined ? { severity, title } : { severity, title, description },
      );
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
  }, [dispatch]);
};

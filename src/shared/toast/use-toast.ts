import { useMemo } from 'react';

import { useAppDispatch } from '@/shared/redux';

import { toastShown, type ToastTone } from './toast-slice';

/** Shows toasts; their texts are those of section 8. */
export const useToast = () => {
  const dispatch = useAppDispatch();
  return useMemo(() => {
    const show = (tone: ToastTone) => (title: string, description?: string) => {
      dispatch(
        toastShown(description === undefined ? { tone, title } : { tone, title, description }),
      );
    };
    return { success: show('success'), error: show('error'), info: show('info') };
  }, [dispatch]);
};

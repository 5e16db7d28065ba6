import { i18n } from '@contract/i18n';
import type { AppDispatch } from '@/shared/redux';
import { toastDismissed, toastShown } from '@/shared/toast';

/** Says that the browser is offline for as long as it is. Returns a function that stops it. */
export const followConnection = (dispatch: AppDispatch): (() => void) => {
  let shown: string | null = null;
  const follow = () => {
    if (navigator.onLine) {
      if (shown !== null) dispatch(toastDismissed(shown));
      shown = null;
      return;
    }
    const { payload } = dispatch(
      toastShown({
        severity: 'info',
        title: i18n.t('You are offline'),
        description: i18n.t('What you see may be out of date. Nothing in your bag is lost.'),
        lasting: true,
      }),
    );
    shown = payload.id;
  };
  window.addEventListener('online', follow);
  window.addEventListener('offline', follow);
  if (!navigator.onLine) follow();
  return () => {
    window.removeEventListener('online', follow);
    window.removeEventListener('offline', follow);
  };
};

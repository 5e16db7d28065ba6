import Paper from '@mui/material/Paper';
import { lazy, Suspense, useEffect } from 'react';

import { i18n } from '@contract/i18n';
import { onFirstGesture } from '@/shared/lib/browser';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { selectToasts, type Toast, toastDismissed } from '@/shared/toast';
import { IconButton } from '@/shared/ui/icon-button';
import { LiveRegion } from '@/shared/ui/live-region';

const announcement = ({ title, description, undo }: Toast): string =>
  [title, description, undo && i18n.t('You can undo this in the notifications')]
    .filter(Boolean)
    .join('. ');

interface ToastsProps {
  toasts: readonly Toast[];
}

/** What is shown when the code of the toasts does not arrive, e.g. without a connection. */
const PlainToast = ({ toasts }: ToastsProps) => {
  const dispatch = useAppDispatch();
  const newest = toasts.at(-1);
  return (
    newest !== undefined && (
      <Paper
        component="section"
        aria-label={i18n.t('Notifications')}
        sx={{
          position: 'fixed',
          insetBlockStart: 'calc(var(--header-height) + 8px)',
          insetInline: '12px',
          zIndex: 1500,
          padding: 4,
        }}
      >
        {announcement(newest)}
        <IconButton
          icon="close"
          size={18}
          label={i18n.t('Dismiss')}
          onClick={() => dispatch(toastDismissed(newest.id))}
        />
      </Paper>
    )
  );
};

const loadStack = () => import('./toast-stack');
const ToastStack = lazy(async () => {
  try {
    return { default: (await loadStack()).ToastStack };
  } catch {
    return { default: PlainToast };
  }
});

/**
 * Toasts follow user actions: their code is loaded at the first gesture on the page, so that it is
 * there when the connection is lost.
 */
const useStackFromFirstGesture = () => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    let stop: (() => void) | undefined;
    const start = () => {
      loadStack().then(
        ({ followConnection }) => {
          stop = followConnection(dispatch);
        },
        () => undefined,
      );
    };
    const stopWaiting = onFirstGesture(start);
    // A page that is opened without a connection says so at once.
    if (!navigator.onLine) {
      stopWaiting();
      start();
    }
    return () => {
      stopWaiting();
      stop?.();
    };
  }, [dispatch]);
};

/** The shop's toasts: shown, and announced to screen readers also while a panel is open. */
export const ToastRegion = () => {
  const toasts = useAppSelector(selectToasts);
  const newest = toasts.at(-1);
  const failed = newest?.severity === 'error';
  useStackFromFirstGesture();

  return (
    <>
      <LiveRegion>{newest !== undefined && !failed && announcement(newest)}</LiveRegion>
      <LiveRegion politeness="assertive">
        {newest !== undefined && failed && announcement(newest)}
      </LiveRegion>
      {newest !== undefined && (
        <Suspense fallback={null}>
          <ToastStack toasts={toasts} />
        </Suspense>
      )}
    </>
  );
};

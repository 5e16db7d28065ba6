import Paper from '@mui/material/Paper';
import { type ComponentType, useEffect, useState } from 'react';

import { i18n } from '@contract/i18n';
import { onFirstGesture } from '@/shared/lib/browser';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { selectToasts, type Toast, toastDismissed } from '@/shared/toast';
import { IconButton } from '@/shared/ui/icon-button';
import { LiveRegion } from '@/shared/ui/live-region';
import { media, space } from '@/shared/ui/theme';

import { followConnection } from './follow-connection';

const announcement = ({ title, description, undo }: Toast): string =>
  [title, description, undo && i18n.t('You can undo this in the notifications')]
    .filter(Boolean)
    .join('. ');

interface ToastsProps {
  toasts: readonly Toast[];
}

/** As tall as the bar of a product and of checkout on a phone, whose button must stay in reach. */
const bottomBarPx = 72;

const aboveBottom = (heightPx: number) =>
  `calc(env(safe-area-inset-bottom, 0px) + ${space(3)} + ${heightPx}px)`;

/** What is shown when the code of the toasts does not arrive, e.g. without a connection. */
const PlainToast = ({ toasts }: ToastsProps) => {
  const dispatch = useAppDispatch();
  const newest = toasts.at(-1);
  return (
    newest !== undefined && (
      <Paper
        component="section"
        variant="ink"
        aria-label={i18n.t('Notifications')}
        sx={{
          position: 'fixed',
          // Headings and errors are above.
          insetBlockEnd: aboveBottom(0),
          [media.phone]: {
            'body:has([data-bar="bottom"]) &': { insetBlockEnd: aboveBottom(bottomBarPx) },
          },
          insetInline: space(3),
          zIndex: 1500,
          maxInlineSize: 460,
          display: 'flex',
          alignItems: 'start',
          justifyContent: 'space-between',
          gap: 3,
          marginInline: 'auto',
          padding: `${space(3)} ${space(2)} ${space(3)} ${space(5)}`,
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

/**
 * What shows the toasts; null until its code is there. It is loaded at the first gesture on the page, so that
 * it is there when the connection is lost, and asked for again with each toast while it is not.
 */
const useToastStack = (toasts: readonly Toast[]): ComponentType<ToastsProps> | null => {
  const [stack, setStack] = useState<ComponentType<ToastsProps> | null>(null);
  const isLoaded = stack !== null && stack !== PlainToast;
  useEffect(
    () =>
      onFirstGesture(() => {
        loadStack().catch(() => undefined);
      }),
    [],
  );
  useEffect(() => {
    if (toasts.length === 0 || isLoaded) return;
    loadStack().then(
      ({ ToastStack }) => setStack(() => ToastStack),
      () => setStack(() => PlainToast),
    );
  }, [toasts, isLoaded]);
  return stack;
};

/** The shop's toasts: shown, and announced to screen readers also while a panel is open. */
export const ToastRegion = () => {
  const toasts = useAppSelector(selectToasts);
  const newest = toasts.at(-1);
  const failed = newest?.severity === 'error';
  const dispatch = useAppDispatch();
  const ToastStack = useToastStack(toasts);
  useEffect(() => followConnection(dispatch), [dispatch]);

  return (
    <>
      <LiveRegion>{newest !== undefined && !failed && announcement(newest)}</LiveRegion>
      <LiveRegion politeness="assertive">
        {newest !== undefined && failed && announcement(newest)}
      </LiveRegion>
      {newest !== undefined && ToastStack !== null && <ToastStack toasts={toasts} />}
    </>
  );
};

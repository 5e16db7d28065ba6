import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { useCallback, useRef } from 'react';
import { createPortal } from 'react-dom';

import { i18n } from '@contract/i18n';
import { useAppDispatch } from '@/shared/redux';
import { type Toast, toastDismissed } from '@/shared/toast';
import { keepAnnounced } from '@/shared/ui/live-region';
import { media, space } from '@/shared/ui/theme';

import { ToastCard } from './toast-card';
import { useToastPlace } from './use-toast-place';
import { useToastReach } from './use-toast-reach';

/**
 * From this width on, px, toasts fit into the header and beside a panel. It is less than the
 * breakpoint: a desktop's window at 200 % zoom is this narrow.
 */
const toastBandPx = 700;

/** From this width on, px, a panel from the end leaves the middle of the window free. */
const besidePanelPx = 1360;

const narrow = `@media (max-width: ${toastBandPx - 0.02}px)`;
const wide = `@media (min-width: ${toastBandPx}px)`;
const wideUnderPanel = `@media (min-width: ${toastBandPx}px) and (max-width: ${besidePanelPx - 0.02}px)`;
const withPanel = 'body:has([aria-modal="true"]) > &';
const withDialog = 'body:has(.MuiDialog-root) > &';
const withSheet = 'body:has(.MuiDrawer-root [aria-modal="true"]) > &';
const overHeader = '&[data-place="header"]';
// Also in a panel.
const atBottom = '&&&[data-place="bottom"]';

// At the top. In a narrow window at the end side below the header, or beside the close button of an
// open panel. In a wider one in the header's band, between the wordmark and the controls; where a panel from
// the end takes that place, at the start side. `placeToasts` moves them off what is in use or to be read.
const Stack = styled('section')({
  position: 'fixed',
  zIndex: 1500,
  pointerEvents: 'none',
  // It is measured as soon as it has moved, and reduced motion leaves a transition of 0.01 ms.
  transitionProperty: 'none',
  insetBlockStart: 'max(var(--place), var(--below, 0px))',
  [atBottom]: {
    insetBlock: `auto calc(var(--above, env(safe-area-inset-bottom, 0px)) + ${space(3)})`,
  },
  [narrow]: {
    '--place': `calc(var(--header-height) + ${space(2)})`,
    insetInline: `auto ${space(3)}`,
    maxInlineSize: `calc(100vw - ${space(6)})`,
    [overHeader]: { '--place': '6px' },
    [atBottom]: { insetInline: `auto ${space(3)}` },
    [withPanel]: {
      '--place': '6px',
      insetInline: `auto ${space(14)}`,
      maxInlineSize: `calc(100vw - ${space(17)})`,
    },
    // Its close button is further in than a sheet's.
    [withDialog]: {
      insetInline: `auto ${space(22)}`,
      maxInlineSize: `calc(100vw - ${space(25)})`,
    },
  },
  [wide]: {
    '--place': '6px',
    // In the middle of the window where the narrow wordmark's side leaves at least 340 px.
    insetInline: 'clamp(120px, 100vw - 580px, 240px) 240px',
    marginInline: 'auto',
    maxInlineSize: 460,
  },
  [media.desktop]: {
    // As wide at the start as at the end where the wordmark's side leaves at least 340 px.
    insetInline: 'clamp(152px, 100vw - 660px, 320px) 320px',
  },
  [wideUnderPanel]: {
    [withSheet]: {
      insetInline: `${space(3)} auto`,
      marginInline: 0,
      // What the panel leaves free.
      inlineSize: 'min(400px, 100vw - 504px)',
    },
  },
});

/** Whether a toast is gone as soon as it has been read: it has no button of its own. */
const isPassing = ({ undo, reloads, lasting }: Toast): boolean =>
  undo === undefined && reloads !== true && lasting !== true;

/** The visible toasts, at their place and off what is in use or to be read. */
export const ToastStack = ({ toasts }: { toasts: readonly Toast[] }) => {
  const dispatch = useAppDispatch();
  const stack = useRef<HTMLElement>(null);
  const leave = useToastReach(stack);
  const dismiss = useCallback(
    (id: string) => {
      leave();
      dispatch(toastDismissed(id));
    },
    [leave, dispatch],
  );
  const takeStack = useCallback((element: HTMLElement) => {
    stack.current = element;
    const stop = keepAnnounced(element);
    return () => {
      stack.current = null;
      stop();
    };
  }, []);
  useToastPlace(stack, toasts);

  return createPortal(
    <Stack
      ref={takeStack}
      aria-label={i18n.t('Notifications')}
      data-passing={toasts.every(isPassing)}
    >
      <List component="div" role="list" sx={{ display: 'grid', gap: 2 }}>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onDismiss={dismiss} />
        ))}
      </List>
    </Stack>,
    document.body,
  );
};

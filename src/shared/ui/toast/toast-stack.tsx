import { styled } from '@mui/material/styles';
import { useCallback, useRef } from 'react';
import { createPortal } from 'react-dom';

import { i18n } from '@contract/i18n';
import { useAppDispatch } from '@/shared/redux';
import { type Toast, toastDismissed } from '@/shared/toast';
import { keepAnnounced } from '@/shared/ui/live-region';
import { media, space } from '@/shared/ui/theme';
import { lowWindowPx } from '@/shared/config';

import { ToastCard } from './toast-card';
import { toastBandPx, useToastPlace } from './use-toast-place';
import { useToastReach } from './use-toast-reach';

// `ToastRegion` loads it together with the toasts.
export { followConnection } from './follow-connection';

// On a phone above the bars at the bottom, or below those at the top. In a wider window in the
// header's band, between the wordmark and the controls, or at the bottom of the start side.
const Stack = styled('section')({
  position: 'fixed',
  zIndex: 1500,
  pointerEvents: 'none',
  // It is measured as soon as it has moved, and reduced motion leaves a transition of 0.01 ms.
  transitionProperty: 'none',
  [`@media (max-width: ${toastBandPx - 0.02}px)`]: {
    insetInline: space(3),
    '&[data-edge="top"]': { insetBlockStart: `calc(var(--clearance, 0px) + ${space(2)})` },
    '&[data-edge="bottom"]': {
      insetBlockEnd: `calc(max(var(--clearance, 0px), env(safe-area-inset-bottom)) + ${space(2)})`,
    },
  },
  [`@media (max-width: ${toastBandPx - 0.02}px) and (max-height: ${lowWindowPx}px)`]: {
    '&[data-edge="top"][data-panel]': { insetBlockStart: 4, insetInline: 'auto 64px' },
  },
  [`@media (min-width: ${toastBandPx}px)`]: {
    '&[data-edge="top"]': {
      insetBlockStart: 6,
      // In the middle of the window where the narrow wordmark's side leaves at least 340 px.
      insetInline: 'clamp(120px, 100vw - 580px, 240px) 240px',
      marginInline: 'auto',
      maxInlineSize: 460,
    },
    '&[data-edge="bottom"]': {
      insetInlineStart: space(3),
      insetBlockEnd: `calc(var(--clearance, 0px) + ${space(3)})`,
      // What a panel from the end leaves free.
      inlineSize: 'min(400px, 100vw - 504px)',
    },
  },
  [media.desktop]: {
    // As wide at the start as at the end where the wordmark's side leaves at least 340 px.
    '&[data-edge="top"]': { insetInline: 'clamp(152px, 100vw - 660px, 320px) 320px' },
    '&[data-edge="bottom"]': {
      insetInlineStart: space(6),
      insetBlockEnd: space(6),
      inlineSize: 'min(400px, 100vw - 528px)',
    },
  },
});

const List = styled('div')({ display: 'grid', gap: space(2) });

/** The visible toasts, placed where they cover nothing that is in use. */
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
    <Stack ref={takeStack} aria-label={i18n.t('Notifications')}>
      <List role="list">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onDismiss={dismiss} />
        ))}
      </List>
    </Stack>,
    document.body,
  );
};

import styled from '@emotion/styled';
import { useCallback } from 'react';
import { createPortal } from 'react-dom';

import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { selectToasts, type Toast, toastDismissed } from '@/shared/toast';
import { LiveRegion, liveRegionAttribute } from '@/shared/ui/live-region';
import { media, space } from '@/shared/ui/theme';

import { ToastCard } from './toast-card';

// Below the header on a phone, whose buttons are at the bottom; at the bottom of the start side
// on a desktop, whose panels and buttons are at the end: never over what raised the toast.
const Stack = styled('section')({
  position: 'fixed',
  zIndex: 1500,
  pointerEvents: 'none',
  [media.phone]: {
    insetInline: space(3),
    insetBlockStart: `calc(var(--header-height) + ${space(2)})`,
  },
  [media.desktop]: {
    insetInlineStart: space(6),
    insetBlockEnd: space(6),
    inlineSize: 'min(400px, 42vw)',
  },
});

const List = styled('ol')({ display: 'grid', gap: space(2) });

const sentence = ({ title, description }: Toast): string =>
  [title, description].filter(Boolean).join('. ');

/** The shop's toasts: shown, and said to screen readers also while a panel is open. */
export const ToastRegion = () => {
  const dispatch = useAppDispatch();
  const toasts = useAppSelector(selectToasts);
  const dismiss = useCallback(
    (id: string) => {
      dispatch(toastDismissed(id));
    },
    [dispatch],
  );
  const newest = toasts.at(-1);
  const failed = newest?.tone === 'error';

  return (
    <>
      <LiveRegion>{newest !== undefined && !failed && sentence(newest)}</LiveRegion>
      <LiveRegion politeness="assertive">
        {newest !== undefined && failed && sentence(newest)}
      </LiveRegion>
      {toasts.length > 0 &&
        createPortal(
          <Stack aria-label="Notifications" {...{ [liveRegionAttribute]: '' }}>
            <List>
              {toasts.map((toast) => (
                <ToastCard key={toast.id} toast={toast} onDismiss={dismiss} />
              ))}
            </List>
          </Stack>,
          document.body,
        )}
    </>
  );
};

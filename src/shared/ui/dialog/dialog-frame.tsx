import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type ReactNode, useEffect, useId } from 'react';

import { i18n } from '@contract/i18n';
import { takeFocus } from '@/shared/lib/focus';
import { useDeferredOpening } from '@/shared/lib/openings';
import { IconButton } from '@/shared/ui/icon-button';
import { CloseOnBack } from '@/shared/ui/close-on-back';
import { clearAriaHidden } from '@/shared/ui/live-region';
import { media } from '@/shared/ui/theme';

import { useKeyboardInset } from './use-keyboard-inset';

export interface DialogFrameProps {
  open: boolean;
  /** Called on Escape, a tap on the backdrop, or Back; not while `busy`. */
  onClose: () => void;
  title: string;
  busy: boolean;
  /** With a form in it a tap on the backdrop does not close it, and its title has a close button. */
  holdsForm?: boolean;
  /** The form has so many fields that a laptop's window is hardly tall enough for its errors. */
  isLong?: boolean;
  /** A dialog that must be answered has the role alertdialog. */
  role?: 'dialog' | 'alertdialog';
  /** The id of the description, for screen readers. */
  describedBy?: string;
  /** The id of what receives the focus where the control that opened the dialog is gone. */
  focusFallbackId?: string;
  children: ReactNode;
}

/** Errors make a form taller: centered, all of it would move while one types and submits. */
const fixedAt = (top: string) => ({
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  [media.desktop]: {
    '& .MuiDialog-paper': { marginBlockStart: top, maxHeight: `calc(100% - ${top} - 20px)` },
  },
});

const fixedTop = fixedAt('12vh');

/** How tall a long form is with an error below every field. */
const longFormHeight = '860px';

/** Where a long form is centered with all its errors; a low window is left to it. */
const longForm = {
  ...fixedAt(`clamp(20px, (100vh - ${longFormHeight}) / 2, 12vh)`),
  '@media (min-width: 768px) and (max-height: 1000px)': {
    '& .MuiDialog-paper': { paddingBlock: 5 },
  },
};

/**
 * Moves the focus once the dialog has closed and could not give it back, since what opened it is
 * gone.
 */
const useFocusOnClose = (open: boolean, titleId: string, focusFallbackId?: string) => {
  useEffect(() => {
    if (!open || focusFallbackId === undefined) return undefined;
    return () => {
      // After Material UI has tried; the dialog is still there while it fades.
      queueMicrotask(() => {
        const { activeElement, body } = document;
        const isInside = activeElement?.closest(`[aria-labelledby="${titleId}"]`) != null;
        if (isInside || activeElement === body) document.getElementById(focusFallbackId)?.focus();
      });
    };
  }, [open, titleId, focusFallbackId]);
};

/**
 * The frame of a dialog: centered, or with a form in it at a fixed distance from the top. The close button of
 * a form has the focus at first unless its contents take it: a field would bring up a phone's keyboard.
 */
export const DialogFrame = ({
  open,
  onClose,
  title,
  busy,
  holdsForm = false,
  isLong = false,
  role = 'dialog',
  describedBy,
  focusFallbackId,
  children,
}: DialogFrameProps) => {
  const titleId = useId();
  useFocusOnClose(open, titleId, focusFallbackId);
  useKeyboardInset(open);
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <>
      <Dialog
        ref={clearAriaHidden}
        open={useDeferredOpening(open)}
        onClose={(_, reason) => {
          if (!holdsForm || reason === 'escapeKeyDown') close();
        }}
        role={role}
        aria-labelledby={titleId}
        aria-describedby={describedBy}
        // Its buttons do nothing more while it closes: a second press would save, or delete, again.
        slotProps={{ paper: { style: open ? undefined : { pointerEvents: 'none' } } }}
        {...(holdsForm && { sx: isLong ? longForm : fixedTop })}
      >
        <Stack direction="row" sx={{ flex: 'none', justifyContent: 'space-between', gap: 4 }}>
          <DialogTitle id={titleId}>{title}</DialogTitle>
          {holdsForm && (
            <IconButton
              ref={takeFocus}
              icon="close"
              label={i18n.t('Close')}
              disabled={busy}
              onClick={close}
              sx={{ marginBlockStart: '-6px', marginInlineEnd: '-12px' }}
            />
          )}
        </Stack>
        {children}
      </Dialog>
      <CloseOnBack open={open} onClose={close} />
    </>
  );
};

import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

import { OverlayGuard } from '@/shared/ui/overlay-guard';

interface DialogFrameProps {
  open: boolean;
  /** Called on Escape, a tap on the backdrop, or Back; not while `busy`. */
  onClose: () => void;
  title: string;
  busy: boolean;
  /** A tap on the backdrop does not close it. */
  keepsOnBackdrop?: boolean;
  /** A dialog that must be answered has the role alertdialog. */
  role?: 'dialog' | 'alertdialog';
  /** The id of the description, for screen readers. */
  describedBy?: string;
  children: ReactNode;
}

/** The frame of a centered dialog. */
export const DialogFrame = ({
  open,
  onClose,
  title,
  busy,
  keepsOnBackdrop = false,
  role = 'dialog',
  describedBy,
  children,
}: DialogFrameProps) => {
  const titleId = useId();
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <>
      <Dialog
        open={open}
        onClose={(_, reason) => {
          if (!keepsOnBackdrop || reason === 'escapeKeyDown') close();
        }}
        role={role}
        aria-labelledby={titleId}
        aria-describedby={describedBy}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        {children}
      </Dialog>
      <OverlayGuard open={open} onClose={close} />
    </>
  );
};

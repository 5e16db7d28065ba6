import DialogActions from '@mui/material/DialogActions';
import DialogContentText from '@mui/material/DialogContentText';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

import { i18n } from '@contract/i18n';
import { takeFocus } from '@/shared/lib/focus';
import { Button } from '@/shared/ui/button';

import { DialogFrame } from './dialog-frame';

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  /** Does what was asked; may return a promise. */
  onConfirm: () => unknown;
  title: string;
  text: string;
  /** More of the text, as a paragraph of its own. */
  details?: ReactNode;
  /** The order or item in question, shown below the text, since the dialog may cover it. */
  subject?: string;
  confirmLabel: string;
  cancelLabel?: string;
  busy: boolean;
  /** E.g. 'Deleting...'. */
  busyLabel: string;
  /** Confirming deletes or ends something: the other button is the filled one. */
  destructive?: boolean;
  /** The id of what receives the focus where the control that opened the dialog is gone. */
  focusFallbackId?: string;
}

/** Asks before an action; the button that changes nothing has the focus. */
export const ConfirmDialog = ({
  open,
  onClose,
  onConfirm,
  title,
  text,
  details,
  subject = '',
  confirmLabel,
  cancelLabel = i18n.t('Cancel'),
  busy,
  busyLabel,
  destructive = false,
  focusFallbackId,
}: ConfirmDialogProps) => {
  const textId = useId();
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      title={title}
      busy={busy}
      role="alertdialog"
      describedBy={textId}
      focusFallbackId={focusFallbackId}
    >
      <DialogContentText id={textId}>
        <span>{text}</span>
        {details !== undefined && (
          <Typography component="span" sx={{ display: 'block', marginBlockStart: 3 }}>
            {details}
          </Typography>
        )}
        {subject !== '' && (
          <Typography
            component="span"
            sx={{ display: 'block', marginBlockStart: 3, whiteSpace: 'pre-line' }}
          >
            {subject}
          </Typography>
        )}
      </DialogContentText>
      <DialogActions>
        <Button
          ref={takeFocus}
          variant={destructive ? 'contained' : 'outlined'}
          disabled={busy}
          onClick={onClose}
        >
          {cancelLabel}
        </Button>
        <Button
          variant={destructive ? 'outlined' : 'contained'}
          busy={busy}
          busyLabel={busyLabel}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
};

import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

import { i18n } from '@contract/i18n';
import type { Submission } from '@/shared/form';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/form-layout';

import { DialogFrame, type DialogFrameProps } from './dialog-frame';

interface FormDialogProps extends Pick<
  DialogFrameProps,
  'open' | 'onClose' | 'title' | 'isLong' | 'focusFallbackId'
> {
  submission: Submission;
  submitLabel: string;
  cancelLabel?: string;
  /** E.g. 'Saving...'. */
  busyLabel: string;
  /** The fields. */
  children: ReactNode;
}

/** In a window too low for title, error and buttons beside a field the whole dialog scrolls. */
const fieldHeight = '6rem';

/**
 * A form in a dialog. Fields show their own errors, the dialog that of the form as a whole. A tap
 * outside does not close it, so that no input is lost by accident.
 */
export const FormDialog = ({
  submission: { onSubmit, busy, failure },
  submitLabel,
  cancelLabel = i18n.t('Cancel'),
  busyLabel,
  children,
  ...frame
}: FormDialogProps) => (
  <DialogFrame {...frame} busy={busy} holdsForm>
    {/* Only its fields scroll: title, error and buttons stay in sight. */}
    <Stack
      component="form"
      noValidate
      onSubmit={onSubmit}
      sx={{ flex: '0 1 auto', minBlockSize: 0 }}
    >
      <DialogContent sx={{ minBlockSize: fieldHeight }}>
        <Stack spacing={5}>{children}</Stack>
      </DialogContent>
      <DialogActions>
        <FormError advice={failure.advice}>{failure.message}</FormError>
        <Button variant="outlined" disabled={busy} onClick={frame.onClose}>
          {cancelLabel}
        </Button>
        <Button type="submit" busy={busy} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
      </DialogActions>
    </Stack>
  </DialogFrame>
);

import styled from '@emotion/styled';
import type { FormEvent, ReactNode } from 'react';

import { Button } from '@/shared/ui/button';
import { space } from '@/shared/ui/theme';

import { DialogActions, DialogFrame } from './dialog-frame';

interface FormDialogProps {
  open: boolean;
  onClose: () => void;
  /** What react-hook-form's `handleSubmit` gives. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  title: string;
  submitLabel: string;
  cancelLabel?: string;
  busy?: boolean;
  /** E.g. 'Saving...'. */
  busyLabel?: string;
  /** The fields. */
  children: ReactNode;
}

const Fields = styled('div')({ display: 'grid', gap: space(5) });

/** A form in a dialog; the fields say themselves what is wrong. */
export const FormDialog = ({
  open,
  onClose,
  onSubmit,
  title,
  submitLabel,
  cancelLabel = 'Cancel',
  busy = false,
  busyLabel,
  children,
}: FormDialogProps) => (
  <DialogFrame open={open} onClose={onClose} title={title} busy={busy}>
    <form
      noValidate
      onSubmit={(event) => {
        void onSubmit(event);
      }}
    >
      <Fields>{children}</Fields>
      <DialogActions>
        <Button variant="secondary" disabled={busy} onClick={onClose}>
          {cancelLabel}
        </Button>
        <Button type="submit" busy={busy} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
      </DialogActions>
    </form>
  </DialogFrame>
);

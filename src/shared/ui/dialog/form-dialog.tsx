import styled from '@emotion/styled';
import type { FormEvent, ReactNode } from 'react';

import type { FormFailure } from '@/shared/lib/form';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/form-layout';
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
  /** What went wrong with the form as a whole. */
  failure?: FormFailure | null;
  /** The fields. */
  children: ReactNode;
}

const Fields = styled('div')({ display: 'grid', gap: space(5) });
const Advice = styled('span')({ display: 'block' });

/**
 * A form in a dialog; the fields say themselves what is wrong, the dialog what is wrong with the
 * whole. A tap beside it does not close it: what was typed would be lost by accident.
 */
export const FormDialog = ({
  open,
  onClose,
  onSubmit,
  title,
  submitLabel,
  cancelLabel = 'Cancel',
  busy = false,
  busyLabel,
  failure = null,
  children,
}: FormDialogProps) => (
  <DialogFrame open={open} onClose={onClose} title={title} busy={busy} keepsOnBackdrop>
    <form
      noValidate
      onSubmit={(event) => {
        void onSubmit(event);
      }}
    >
      <Fields>
        {children}
        <FormError role="alert">
          {failure?.message}
          {failure?.advice !== undefined && <Advice>{failure.advice}</Advice>}
        </FormError>
      </Fields>
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

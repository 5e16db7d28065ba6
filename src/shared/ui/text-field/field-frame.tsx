import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import type { ReactNode } from 'react';

/** The props of every labeled field. */
export interface FieldProps {
  /** Shown above the field. */
  label: string;
  /** The error message. */
  error?: string;
  /** A help text, shown before any error. */
  hint?: string;
}

interface FieldFrameProps extends FieldProps {
  id: string;
  children: ReactNode;
}

/** The `aria-describedby` that ties a field to its error and hint. */
export const describedBy = (id: string, { error, hint }: Pick<FieldProps, 'error' | 'hint'>) =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;

/** Label above, field, error and hint below. */
export const FieldFrame = ({ id, label, error, hint, children }: FieldFrameProps) => (
  <FormControl error={Boolean(error)}>
    <InputLabel htmlFor={id}>{label}</InputLabel>
    {children}
    {error && <FormHelperText id={`${id}-error`}>{error}</FormHelperText>}
    {hint && (
      <FormHelperText id={`${id}-hint`} error={false}>
        {hint}
      </FormHelperText>
    )}
  </FormControl>
);

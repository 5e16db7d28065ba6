import MuiCheckbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ComponentProps, ReactNode } from 'react';

interface CheckboxProps extends Omit<
  ComponentProps<typeof MuiCheckbox>,
  'icon' | 'checkedIcon' | 'ref'
> {
  label: ReactNode;
  /** The result of `register` goes to the input. */
  ref?: ComponentProps<'input'>['ref'];
}

/** A checkbox with its label; takes the result of `register`, or `checked`. */
export const Checkbox = ({ label, ref, ...input }: CheckboxProps) => (
  <FormControlLabel
    label={label}
    control={<MuiCheckbox {...input} slotProps={{ input: { ref } }} />}
  />
);

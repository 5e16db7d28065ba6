import MuiCheckbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ComponentProps, ReactNode } from 'react';

interface CheckboxProps extends Omit<
  ComponentProps<typeof MuiCheckbox>,
  'icon' | 'checkedIcon' | 'ref'
> {
  label: ReactNode;
  /** What `register` gives goes to the input. */
  ref?: ComponentProps<'input'>['ref'];
}

/** A box to tick with its label beside it; takes what `register` gives, or `checked`. */
export const Checkbox = ({ label, ref, ...input }: CheckboxProps) => (
  <FormControlLabel
    label={label}
    control={<MuiCheckbox {...input} slotProps={{ input: { ref } }} />}
  />
);

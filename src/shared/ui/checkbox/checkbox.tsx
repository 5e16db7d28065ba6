import MuiCheckbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ComponentProps, ReactNode } from 'react';

interface CheckboxProps extends Omit<ComponentProps<typeof MuiCheckbox>, 'icon' | 'checkedIcon'> {
  label: ReactNode;
}

/** A checkbox with its label. */
export const Checkbox = ({ label, ...input }: CheckboxProps) => (
  <FormControlLabel label={label} control={<MuiCheckbox {...input} />} />
);

import OutlinedInput from '@mui/material/OutlinedInput';
import { type ComponentProps, useId } from 'react';

import { describedBy, FieldFrame, type FieldProps } from './field-frame';

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id'>;

/** Several lines of text with their label above; takes the result of `register`. */
export const TextAreaField = ({ label, error, hint, ref, ...textarea }: TextAreaFieldProps) => {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <OutlinedInput
        id={id}
        inputComponent="textarea"
        inputRef={ref}
        aria-describedby={describedBy(id, { error, hint })}
        rows={6}
        // Material UI would give it the type of an input, `text`.
        inputProps={{ ...textarea, type: undefined }}
      />
    </FieldFrame>
  );
};

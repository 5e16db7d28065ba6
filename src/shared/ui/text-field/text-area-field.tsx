import OutlinedInput from '@mui/material/OutlinedInput';
import { type ComponentProps, useId } from 'react';

import { describedBy, FieldFrame, type FieldProps } from './field-frame';

type TextAreaFieldProps = FieldProps & ComponentProps<'textarea'>;

/** Several lines of text with their label above; takes the result of `register`. */
export const TextAreaField = ({
  label,
  error,
  hint,
  id,
  ref,
  rows = 6,
  ...textarea
}: TextAreaFieldProps) => {
  const generated = useId();
  const ownId = id ?? generated;
  return (
    <FieldFrame id={ownId} label={label} error={error} hint={hint}>
      <OutlinedInput
        id={ownId}
        inputComponent="textarea"
        inputRef={ref}
        aria-describedby={describedBy(ownId, { error, hint })}
        rows={rows}
        // Material UI would give it the type of an input, `text`.
        inputProps={{ ...textarea, type: undefined }}
      />
    </FieldFrame>
  );
};

import styled from '@emotion/styled';
import { type ComponentProps, useId } from 'react';

import { fieldAria, fieldBox, FieldFrame, type FieldProps } from './field-frame';

type TextAreaFieldProps = FieldProps & ComponentProps<'textarea'>;

const TextArea = styled('textarea')(fieldBox, { display: 'block', resize: 'vertical' });

/** Several lines of text with their label above; takes what `register` gives. */
export const TextAreaField = ({
  label,
  error,
  hint,
  id,
  rows = 6,
  ...textarea
}: TextAreaFieldProps) => {
  const generated = useId();
  const ownId = id ?? generated;
  return (
    <FieldFrame id={ownId} label={label} error={error} hint={hint}>
      <TextArea {...textarea} {...fieldAria(ownId, { error, hint })} id={ownId} rows={rows} />
    </FieldFrame>
  );
};

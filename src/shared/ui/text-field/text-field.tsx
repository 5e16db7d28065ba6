import styled from '@emotion/styled';
import { type ComponentProps, useId } from 'react';

import { IconButton } from '@/shared/ui/icon-button';

import { fieldAria, fieldBox, FieldFrame, type FieldProps } from './field-frame';
import { useReveal } from './use-reveal';

type TextFieldProps = FieldProps & ComponentProps<'input'>;

const Box = styled('span')({ position: 'relative', display: 'block' });

const Input = styled('input')(fieldBox, {
  'span > &[data-secret="true"]': { paddingInlineEnd: 52 },
  // The house's own dot is too small to be counted.
  '&[type="password"]': {
    fontFamily: 'Verdana, Arial, sans-serif',
    letterSpacing: '0.08em',
  },
});

const Reveal = styled('span')({ position: 'absolute', insetBlockStart: 2, insetInlineEnd: 2 });

/**
 * One line of text with its label above. Takes what react-hook-form's `register` gives (`ref`
 * included). A password can be shown, until it is sent; give `autoComplete`, `inputMode` and `type` that fit.
 */
export const TextField = ({ label, error, hint, id, type = 'text', ...input }: TextFieldProps) => {
  const generated = useId();
  const ownId = id ?? generated;
  const secret = type === 'password';
  const { revealed, toggle } = useReveal(ownId, secret);

  return (
    <FieldFrame id={ownId} label={label} error={error} hint={hint}>
      <Box>
        <Input
          {...input}
          {...fieldAria(ownId, { error, hint })}
          id={ownId}
          type={secret && revealed ? 'text' : type}
          data-secret={secret}
        />
        {secret && (
          <Reveal>
            <IconButton
              icon={revealed ? 'eye-off' : 'eye'}
              label={`${revealed ? 'Hide' : 'Show'} ${label}`}
              aria-controls={ownId}
              {...toggle}
            />
          </Reveal>
        )}
      </Box>
    </FieldFrame>
  );
};

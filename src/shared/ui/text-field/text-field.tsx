import OutlinedInput from '@mui/material/OutlinedInput';
import { type ComponentProps, useId } from 'react';

import { i18n } from '@contract/i18n';
import { IconButton } from '@/shared/ui/icon-button';

import { describedBy, FieldFrame, type FieldProps } from './field-frame';
import { useReveal } from './use-reveal';

type TextFieldProps = FieldProps & ComponentProps<'input'>;

/**
 * One line of text with its label above. Takes the result of React Hook Form's `register`, `ref`
 * included. A password can be shown until it is sent; give `autoComplete`, `inputMode` and `type`
 * that fit.
 */
export const TextField = ({
  label,
  error,
  hint,
  id,
  ref,
  type = 'text',
  ...input
}: TextFieldProps) => {
  const generated = useId();
  const ownId = id ?? generated;
  const secret = type === 'password';
  const { revealed, toggle } = useReveal(ownId, secret);

  return (
    <FieldFrame id={ownId} label={label} error={error} hint={hint}>
      <OutlinedInput
        id={ownId}
        type={secret && revealed ? 'text' : type}
        inputRef={ref}
        aria-describedby={describedBy(ownId, { error, hint })}
        slotProps={{ input }}
        endAdornment={
          secret && (
            <IconButton
              icon={revealed ? 'eye-off' : 'eye'}
              label={
                revealed ? i18n.t('Hide {label}', { label }) : i18n.t('Show {label}', { label })
              }
              aria-controls={ownId}
              {...toggle}
            />
          )
        }
      />
    </FieldFrame>
  );
};

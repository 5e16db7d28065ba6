import OutlinedInput from '@mui/material/OutlinedInput';
import { type ComponentProps, useId } from 'react';

import { i18n } from '@contract/i18n';
import { IconButton } from '@/shared/ui/icon-button';

import { describedBy, FieldFrame, type FieldProps } from './field-frame';
import { useReveal } from './use-reveal';

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id'>;

/**
 * One line of text with its label above. Takes the result of React Hook Form's `register`, `ref`
 * included. A password can be shown until it is sent; give `autoComplete`, `inputMode` and `type`
 * that fit.
 */
export const TextField = ({ label, error, hint, ref, type = 'text', ...input }: TextFieldProps) => {
  const id = useId();
  const secret = type === 'password';
  const { revealed, toggle } = useReveal(id, secret);

  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <OutlinedInput
        id={id}
        type={secret && revealed ? 'text' : type}
        inputRef={ref}
        aria-describedby={describedBy(id, { error, hint })}
        slotProps={{ input }}
        endAdornment={
          secret && (
            <IconButton
              icon={revealed ? 'eye-off' : 'eye'}
              label={
                revealed ? i18n.t('Hide {label}', { label }) : i18n.t('Show {label}', { label })
              }
              aria-controls={id}
              {...toggle}
            />
          )
        }
      />
    </FieldFrame>
  );
};

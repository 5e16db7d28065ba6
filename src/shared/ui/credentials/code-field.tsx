import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

import { codeDigits } from '@/shared/config';
import { plainCode } from '@/shared/lib/credentials';
import { TextField } from '@/shared/ui/text-field';

interface CodeFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'onPaste'> {
  /** Called with a pasted code, digits only. */
  onCode: (code: string) => void;
}

const wholeCode = new RegExp(`^\\d{${codeDigits}}$`);

const Spaced = styled('div')({
  '& input': {
    fontSize: '1.25rem',
    letterSpacing: '0.3em',
    // Digits run from left to right in every language.
    direction: 'ltr',
  },
});

/** A code from an email. A phone suggests it; a pasted one may have spaces, dashes or text around it. */
export const CodeField = ({ onCode, ...field }: CodeFieldProps) => (
  <Spaced>
    <TextField
      autoComplete="one-time-code"
      inputMode="numeric"
      autoCapitalize="none"
      spellCheck={false}
      onPaste={(event) => {
        const code = plainCode(event.clipboardData.getData('text'));
        if (!wholeCode.test(code)) return;
        event.preventDefault();
        onCode(code);
      }}
      {...field}
    />
  </Spaced>
);

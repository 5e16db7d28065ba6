import { type ComponentProps, useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

import { codeDigits } from '@/shared/config';
import { fieldProps } from '@/shared/form';
import { plainCode } from '@/shared/lib/credentials';
import { TextField } from '@/shared/ui/text-field';

interface CodeFieldProps<Fields extends FieldValues> extends Pick<
  ComponentProps<typeof TextField>,
  'label' | 'hint'
> {
  /** The form, with the code as its field `otp`. */
  form: UseFormReturn<Fields>;
  /** Takes the focus once it is shown. */
  takesFocus?: boolean;
}

const wholeCode = new RegExp(`^\\d{${codeDigits}}$`);

/** A code from an email. A phone suggests it; a pasted one may have spaces, dashes or text around it. */
export const CodeField = <Fields extends FieldValues & { otp: string }>({
  form,
  takesFocus = false,
  ...field
}: CodeFieldProps<Fields>) => {
  const name = 'otp' as Path<Fields>;
  const { setFocus } = form;

  useEffect(() => {
    if (takesFocus) setFocus(name);
  }, [takesFocus, setFocus, name]);

  return (
    <TextField
      autoComplete="one-time-code"
      inputMode="numeric"
      autoCapitalize="none"
      spellCheck={false}
      onPaste={(event) => {
        const code = plainCode(event.clipboardData.getData('text'));
        if (!wholeCode.test(code)) return;
        event.preventDefault();
        form.setValue(name, code as PathValue<Fields, Path<Fields>>, {
          shouldValidate: form.formState.isSubmitted,
        });
      }}
      {...field}
      {...fieldProps(form, name)}
    />
  );
};

import type { ComponentProps } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

import { i18n } from '@contract/i18n';
import { minPasswordLength } from '@/shared/config';
import { fieldProps } from '@/shared/form';
import { TextField } from '@/shared/ui/text-field';

type FieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'autoComplete'>;

interface PasswordFieldProps extends FieldProps {
  label: string;
  /** Tells password managers to fill in a password or to suggest a new one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password field whose text can be shown. */
export const PasswordField = (props: PasswordFieldProps) => (
  <TextField type="password" autoCapitalize="none" spellCheck={false} {...props} />
);

interface NewPasswords extends FieldValues {
  password: string;
  password_confirmation: string;
}

interface NewPasswordFieldsProps<Fields extends NewPasswords> {
  form: UseFormReturn<Fields>;
  label: string;
  confirmationLabel: string;
}

/** The new password, with how long it must be (by its hint, or by its error), and its repetition. */
export const NewPasswordFields = <Fields extends NewPasswords>({
  form,
  label,
  confirmationLabel,
}: NewPasswordFieldsProps<Fields>) => {
  const name = 'password' as Path<Fields>;
  const tooShort = form.getFieldState(name, form.formState).error?.type === 'min';
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        hint={
          tooShort ? undefined : i18n.t('At least {count} characters', { count: minPasswordLength })
        }
        {...fieldProps(form, name)}
      />
      <PasswordField
        label={confirmationLabel}
        autoComplete="new-password"
        {...fieldProps(form, 'password_confirmation' as Path<Fields>)}
      />
    </>
  );
};

/** Tells password managers whose password it is; without it they save the password under no name. */
export const AccountName = ({ email }: { email: string }) => (
  <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
);

import type { ComponentProps } from 'react';

import { minPasswordLength } from '@/shared/config';
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

interface NewPasswordFieldsProps {
  label: string;
  confirmationLabel: string;
  password: FieldProps;
  confirmation: FieldProps;
}

/** The new password and its repetition. */
export const NewPasswordFields = ({
  label,
  confirmationLabel,
  password,
  confirmation,
}: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      label={label}
      autoComplete="new-password"
      hint={`At least ${minPasswordLength} characters`}
      {...password}
    />
    <PasswordField label={confirmationLabel} autoComplete="new-password" {...confirmation} />
  </>
);

/** Tells password managers whose password it is; without it they save the password under no name. */
export const AccountName = ({ email }: { email: string }) => (
  <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
);

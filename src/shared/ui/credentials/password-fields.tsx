import type { ComponentProps } from 'react';

import { minPasswordLength } from '@/shared/config';
import { TextField } from '@/shared/ui/text-field';

type FieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'autoComplete'>;

interface PasswordFieldProps extends FieldProps {
  label: string;
  /** Whether it is known already or chosen now: password managers fill in or propose one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, which can be shown. */
export const PasswordField = (props: PasswordFieldProps) => (
  <TextField type="password" autoCapitalize="none" spellCheck={false} {...props} />
);

interface NewPasswordFieldsProps {
  label: string;
  confirmationLabel: string;
  password: FieldProps;
  confirmation: FieldProps;
}

/** A password that is chosen now, and the same again. */
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

/**
 * Whose password is chosen, for password managers alone: without it they would save the new one
 * under no name.
 */
export const AccountName = ({ email }: { email: string }) => (
  <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
);

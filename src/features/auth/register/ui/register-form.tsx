import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';

import { i18n } from '@contract/i18n';
import { fieldProps, useFormSubmit, useTabDraft } from '@/shared/form';
import { useToast } from '@/shared/toast';
import { CredentialsForm, NewPasswordFields } from '@/shared/ui/credentials';
import { EmailField, TextField } from '@/shared/ui/text-field';

import { useRegisterMutation } from '../api/register-endpoints';
import { type Registrant, type RegisterValues, registerSchema } from '../model/register-schema';

/** The password is never kept. */
const keptFields = ['name', 'email'] as const;

interface RegisterFormProps {
  /** What was typed before, for a return from the code step. */
  registrant: Registrant;
  /** The token serves only to verify the email. */
  onRegistered: (verificationToken: string, registrant: Registrant) => void;
}

/** The first step of a registration (sections 4 and 5). */
export const RegisterForm = ({ registrant, onRegistered }: RegisterFormProps) => {
  const toast = useToast();
  const [send] = useRegisterMutation();
  const form = useForm<RegisterValues>({
    resolver: yupResolver(registerSchema),
    defaultValues: { ...registerSchema.getDefault(), ...registrant },
  });
  const forgetDraft = useTabDraft(form, 'register', keptFields);
  const submission = useFormSubmit(form, {
    send,
    onSuccess: ({ token }, { name, email }) => {
      toast.success(i18n.t('Registration successful. Please verify your email.'));
      forgetDraft();
      onRegistered(token, { name, email });
    },
    fallback: i18n.t('Registration failed'),
  });

  return (
    <CredentialsForm
      submission={submission}
      busyLabel={i18n.t('Creating account...')}
      submitLabel={i18n.t('Create an account')}
    >
      <TextField label={i18n.t('Name')} autoComplete="name" {...fieldProps(form, 'name')} />
      <EmailField autoComplete="username" {...fieldProps(form, 'email')} />
      <NewPasswordFields
        form={form}
        label={i18n.t('Password')}
        confirmationLabel={i18n.t('Confirm Password')}
      />
    </CredentialsForm>
  );
};

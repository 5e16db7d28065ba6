import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';

import { useFormSubmit } from '@/shared/form';
import { useToast } from '@/shared/toast';
import { CredentialsForm, NewPasswordFields } from '@/shared/ui/credentials';
import { EmailField, TextField } from '@/shared/ui/text-field';

import { useRegisterMutation } from '../api/register-endpoint';
import { type RegisterForm as RegisterFields, registerSchema } from '../model/register-schema';

/** The registering person's name and email; the password is never kept. */
export interface Registrant {
  name: string;
  email: string;
}

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
  const form = useForm<RegisterFields>({
    resolver: yupResolver(registerSchema),
    defaultValues: { ...registerSchema.getDefault(), ...registrant },
  });
  const { errors } = form.formState;
  const { submit, busy, failure } = useFormSubmit(form, {
    send,
    onSuccess: ({ token }, { name, email }) => {
      toast.success('Registration successful. Please verify your email.');
      onRegistered(token, { name, email });
    },
    fallback: 'Registration failed',
  });

  return (
    <CredentialsForm
      onSubmit={submit}
      failure={failure}
      busy={busy}
      busyLabel="Creating account..."
      submitLabel="Create account"
    >
      <TextField
        label="Name"
        autoComplete="name"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <EmailField
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <NewPasswordFields
        label="Password"
        confirmationLabel="Confirm Password"
        password={{ error: errors.password?.message, ...form.register('password') }}
        confirmation={{
          error: errors.password_confirmation?.message,
          ...form.register('password_confirmation'),
        }}
      />
    </CredentialsForm>
  );
};

import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';

import { i18n } from '@contract/i18n';
import { fieldErrors } from '@/shared/api';
import { applyFieldErrors, fieldProps, useFormSubmit } from '@/shared/form';
import { sameText } from '@/shared/lib/text';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { selectUser, userChanged } from '@/shared/session';
import { useToast } from '@/shared/toast';
import { PasswordField } from '@/shared/ui/credentials';
import { FormDialog } from '@/shared/ui/dialog';
import { EmailField, TextField } from '@/shared/ui/text-field';

import { useUpdateProfileMutation } from '../api/edit-profile-endpoints';
import { type ProfileContext, type ProfileValues, profileSchema } from '../model/profile-schema';

interface EditProfileDialogProps {
  open: boolean;
  onClose: () => void;
  /** A code was sent to the new email, which stays pending until it is entered. */
  onCodeSent: (email: string) => void;
}

/**
 * Edit Profile (sections 2 and 4): opens with the current name and email. Another email has the
 * current password beside it, which is required where the provider asks for it.
 */
export const EditProfileDialog = ({ open, onClose, onCodeSent }: EditProfileDialogProps) => {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const user = useAppSelector(selectUser);
  const [updateProfile] = useUpdateProfileMutation();
  const [passwordAsked, setPasswordAsked] = useState(false);
  const stored = { name: user?.name ?? '', email: user?.email ?? '', current_password: '' };
  const form = useForm<ProfileValues, ProfileContext>({
    resolver: yupResolver(profileSchema),
    context: { emailWithoutPassword: passwordAsked ? stored.email : null },
    defaultValues: stored,
  });
  const email = useWatch({ control: form.control, name: 'email' });
  const changesEmail = !sameText(email, stored.email);

  const submission = useFormSubmit(form, {
    send: ({ current_password: password, ...fields }) =>
      updateProfile(
        changesEmail && password !== '' ? { ...fields, current_password: password } : fields,
      ),
    onSuccess: ({ user: saved, pendingEmail }, { name, email: typed }) => {
      const current = pendingEmail === null ? typed : stored.email;
      if (user !== null) dispatch(userChanged({ ...user, name, email: current, ...saved }));
      onClose();
      if (pendingEmail === null) toast.success(i18n.t('Profile updated successfully'));
      else onCodeSent(pendingEmail);
    },
    // A 422 without a password is no failure: it makes the field required.
    handleError: (error, { current_password: password }) => {
      const asks =
        changesEmail &&
        password === '' &&
        applyFieldErrors(fieldErrors(error), ['current_password'], form.setError);
      if (asks) setPasswordAsked(true);
      return asks;
    },
    fallback: i18n.t('Failed to update profile'),
    onAttempt: toast.clearErrors,
    onError: () => {
      toast.error(i18n.t('Failed to update profile'), i18n.t('Please try again later'));
    },
  });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      submission={submission}
      title={i18n.t('Edit Profile')}
      submitLabel={i18n.t('Save Changes')}
      busyLabel={i18n.t('Saving...')}
    >
      <TextField label={i18n.t('Name')} autoComplete="name" {...fieldProps(form, 'name')} />
      <EmailField {...fieldProps(form, 'email')} />
      {changesEmail && (
        <PasswordField
          label={i18n.t('Current Password')}
          autoComplete="current-password"
          hint={i18n.t('Needed to change your email. We then send a code to the new address.')}
          {...fieldProps(form, 'current_password')}
        />
      )}
    </FormDialog>
  );
};

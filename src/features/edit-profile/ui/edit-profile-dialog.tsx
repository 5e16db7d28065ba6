import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';

import { useFormSubmit, useResetOnOpen } from '@/shared/form';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { selectUser, userChanged } from '@/shared/session';
import { useToast } from '@/shared/toast';
import { FormDialog } from '@/shared/ui/dialog';
import { EmailField, TextField } from '@/shared/ui/text-field';

import { useUpdateProfileMutation } from '../api/edit-profile-endpoint';
import { type ProfileForm, profileSchema } from '../model/profile-schema';

interface EditProfileDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Edit Profile (sections 2 and 4): opens with the current name and e-mail. */
export const EditProfileDialog = ({ open, onClose }: EditProfileDialogProps) => {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const user = useAppSelector(selectUser);
  const [updateProfile] = useUpdateProfileMutation();
  const form = useForm<ProfileForm>({
    resolver: yupResolver(profileSchema),
    defaultValues: { name: user?.name ?? '', email: user?.email ?? '' },
  });
  const { register, reset, formState } = form;
  const { errors } = formState;

  const { submit, busy, failure, clearFailure } = useFormSubmit(form, {
    send: updateProfile,
    onSuccess: (saved, fields) => {
      if (user !== null) dispatch(userChanged({ ...user, ...fields, ...saved }));
      toast.success('Profile updated successfully');
      onClose();
    },
    fallback: 'Failed to update profile',
    onError: () => {
      toast.error('Failed to update profile', 'Please try again later');
    },
  });

  useResetOnOpen(open, () => {
    reset({ name: user?.name ?? '', email: user?.email ?? '' });
    clearFailure();
  });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onSubmit={submit}
      title="Edit Profile"
      submitLabel="Save Changes"
      busy={busy}
      busyLabel="Saving..."
      failure={failure}
    >
      <TextField
        label="Name"
        autoComplete="name"
        error={errors.name?.message}
        {...register('name')}
      />
      <EmailField error={errors.email?.message} {...register('email')} />
    </FormDialog>
  );
};

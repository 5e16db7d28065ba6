import { yupResolver } from '@hookform/resolvers/yup';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';

import { errorMessage, failureStatus } from '@/shared/api';
import { useFormSubmit, useResetOnOpen } from '@/shared/form';
import { verificationCodeSchema } from '@/shared/lib/credentials';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { selectUser, userChanged } from '@/shared/session';
import { useToast } from '@/shared/toast';
import { BreakableEmail } from '@/shared/ui/breakable';
import { Button } from '@/shared/ui/button';
import { CodeField, ResendCode } from '@/shared/ui/credentials';
import { FormDialog } from '@/shared/ui/dialog';

import {
  useCancelEmailChangeMutation,
  useConfirmEmailMutation,
  useResendEmailCodeMutation,
} from '../api/edit-profile-endpoints';
import type { EmailChange } from '../model/use-email-change';

interface ConfirmEmailDialogProps {
  open: boolean;
  onClose: () => void;
  change: EmailChange;
}

/** Takes the code that was sent to a new email; until then the old one stays. */
export const ConfirmEmailDialog = ({ open, onClose, change }: ConfirmEmailDialogProps) => {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const user = useAppSelector(selectUser);
  const [confirm] = useConfirmEmailMutation();
  const [resend] = useResendEmailCodeMutation();
  const [cancel, { isLoading: cancelling }] = useCancelEmailChangeMutation();
  const email = change.email ?? '';
  const form = useForm({
    resolver: yupResolver(verificationCodeSchema),
    defaultValues: verificationCodeSchema.getDefault(),
  });
  const end = () => {
    onClose();
    change.ended();
  };

  const submission = useFormSubmit(form, {
    send: confirm,
    onSuccess: (saved) => {
      if (user !== null) dispatch(userChanged({ ...user, email, ...saved }));
      toast.success('Profile updated successfully');
      end();
    },
    fallback: 'Failed to update profile',
  });

  const sendAgain = async () => {
    const { error } = await resend();
    if (error === undefined) {
      toast.success('Verification code resent successfully');
      form.setFocus('otp');
    } else {
      toast.error(errorMessage(error, 'Failed to resend verification code'));
    }
    if (failureStatus(error) === 409) end();
    else if (error === undefined || failureStatus(error) === 429) change.codeSent(email);
  };

  const busy = submission.busy || cancelling;

  const cancelChange = async () => {
    const { error } = await cancel();
    if (error === undefined) end();
    else toast.error('Failed to update profile', 'Please try again later');
  };

  useResetOnOpen(open, () => {
    form.reset();
    submission.clearFailure();
  });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      submission={{ ...submission, busy }}
      title="Confirm Email"
      submitLabel="Confirm"
      cancelLabel="Later"
      busyLabel="Confirming..."
    >
      <DialogContentText>
        We have sent a code to <BreakableEmail email={email} />. Until you enter it here, your email
        stays <BreakableEmail email={user?.email ?? ''} />.
      </DialogContentText>
      <CodeField
        form={form}
        label="Verification code"
        hint="Valid for ten minutes. If you cannot find it, check your spam folder."
      />
      <Stack sx={{ alignItems: 'center' }}>
        <ResendCode
          resendAt={change.resendAt}
          label="Resend Verification Code"
          onResend={sendAgain}
        />
        <Button
          variant="text"
          disabled={busy}
          onClick={() => {
            void cancelChange();
          }}
        >
          Keep my current email
        </Button>
      </Stack>
    </FormDialog>
  );
};

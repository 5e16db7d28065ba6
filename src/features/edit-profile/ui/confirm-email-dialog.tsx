import { yupResolver } from '@hookform/resolvers/yup';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';

import { i18n } from '@contract/i18n';
import { errorMessage, failureStatus } from '@/shared/api';
import { codeLifetimeMinutes } from '@/shared/config';
import { useFormSubmit } from '@/shared/form';
import { verificationCodeSchema } from '@/shared/lib/credentials';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { selectUser, userChanged } from '@/shared/session';
import { useToast } from '@/shared/toast';
import { BreakableEmail } from '@/shared/ui/breakable-email';
import { Button } from '@/shared/ui/button';
import { CodeField, ResendCode } from '@/shared/ui/credentials';
import { FormDialog } from '@/shared/ui/dialog';
import { MessageWithElements } from '@/shared/ui/message-with-elements';

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
  /** The id of what receives the focus once there is no code to enter any more. */
  focusFallbackId: string;
}

/** Takes the code that was sent to a new email; until then the old one stays. */
export const ConfirmEmailDialog = ({
  open,
  onClose,
  change,
  focusFallbackId,
}: ConfirmEmailDialogProps) => {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const user = useAppSelector(selectUser);
  const [confirm] = useConfirmEmailMutation();
  const [requestCode] = useResendEmailCodeMutation();
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
      toast.success(i18n.t('Profile updated successfully'));
      end();
    },
    fallback: i18n.t('Failed to update profile'),
    onAttempt: toast.clearErrorsAndSuccesses,
  });

  const delayResend = () => {
    change.codeSent(email);
  };
  const failedText = i18n.t('Failed to resend verification code');
  const busy = submission.busy || cancelling;

  const cancelChange = async () => {
    const { error } = await cancel();
    if (error === undefined) end();
    else toast.error(i18n.t('Failed to update profile'), i18n.t('Please try again later'));
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      submission={{ ...submission, busy }}
      title={i18n.t('Confirm Email')}
      submitLabel={i18n.t('Confirm')}
      cancelLabel={i18n.t('Later')}
      busyLabel={i18n.t('Confirming...')}
      focusFallbackId={focusFallbackId}
    >
      <DialogContentText>
        <MessageWithElements
          text={i18n.t(
            'We have sent a code to <newEmail/>. Until you enter it here, your email stays <email/>.',
          )}
          elements={{
            newEmail: () => <BreakableEmail email={email} />,
            email: () => <BreakableEmail email={user?.email ?? ''} />,
          }}
        />
      </DialogContentText>
      <CodeField
        form={form}
        takesFocus
        label={i18n.t('Verification code')}
        hint={i18n.t(
          'Valid for {count, plural, one {1 minute} other {# minutes}}. If you cannot find it, check your spam folder.',
          { count: codeLifetimeMinutes },
        )}
      />
      <Stack sx={{ alignItems: 'center' }}>
        <ResendCode
          form={form}
          resendAt={change.resendAt}
          label={i18n.t('Resend Verification Code')}
          send={() => requestCode()}
          sentText={i18n.t('Verification code resent successfully')}
          failedText={failedText}
          onSent={delayResend}
          onTooSoon={delayResend}
          handleError={(error) => {
            // There is no change any more: it was confirmed or cancelled elsewhere.
            if (failureStatus(error) !== 409) return false;
            toast.error(errorMessage(error, failedText));
            end();
            return true;
          }}
        />
        <Button variant="text" disabled={busy} onClick={() => void cancelChange()}>
          {i18n.t('Keep my current email')}
        </Button>
      </Stack>
    </FormDialog>
  );
};

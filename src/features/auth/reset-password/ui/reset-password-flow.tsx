import { useReducer } from 'react';

import { useToast } from '@/shared/toast';

import { nextResetStep } from '../model/reset-steps';
import { NewPasswordStep } from './new-password-step';
import { ResetCodeStep } from './reset-code-step';
import { ResetEmailStep } from './reset-email-step';

interface ResetPasswordFlowProps {
  /** What was typed at the login already. */
  email: string;
  /** Done, or left by the first Back: to the login. */
  onLeave: () => void;
}

/**
 * The forgotten password (specification, section 4): email, code, new password, then back to
 * the login. The reset token lives in this flow's memory only (decision 10).
 */
export const ResetPasswordFlow = ({ email, onLeave }: ResetPasswordFlowProps) => {
  const toast = useToast();
  const [step, advance] = useReducer(nextResetStep, { name: 'email', email });
  const back = () => {
    advance({ type: 'back' });
  };

  if (step.name === 'otp') {
    return (
      <ResetCodeStep
        email={step.email}
        onAccepted={(token) => {
          advance({ type: 'codeAccepted', token });
        }}
        onBack={back}
      />
    );
  }
  if (step.name === 'password') {
    return (
      <NewPasswordStep
        resetToken={step.token}
        onDone={() => {
          toast.success('You can now login with your new password');
          onLeave();
        }}
        onBack={back}
      />
    );
  }
  return (
    <ResetEmailStep
      email={step.email}
      onSent={(sentTo) => {
        advance({ type: 'codeSent', email: sentTo });
      }}
      onBack={onLeave}
    />
  );
};

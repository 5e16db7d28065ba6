import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';

import { leaveSteps, StepOnBack } from '@/shared/ui/close-on-back';

import { emptyResetValues, type ResetValues, resetSchemas } from '../model/reset-schemas';
import { nextReset, type ResetEvent, resetSteps, type ResetState } from '../model/reset-steps';
import { NewPasswordStep } from './new-password-step';
import { ResetCodeStep } from './reset-code-step';
import { ResetEmailStep } from './reset-email-step';
import type { ResetStepProps } from './reset-step';

interface ResetPasswordFlowProps {
  reset: ResetState;
  onAdvance: (reset: ResetState) => void;
  /** Finished, or left by Back from the first step: back to login, with the email. */
  onLeave: (email: string) => void;
}

const ResetStep = ({ onDone, ...step }: ResetStepProps & { onDone: () => void }) => {
  const { reset } = step;
  if (reset.step === 'email') return <ResetEmailStep {...step} />;
  if (reset.step === 'otp' || reset.accepted === null) return <ResetCodeStep {...step} />;
  return <NewPasswordStep {...step} resetToken={reset.accepted.token} onDone={onDone} />;
};

/**
 * Resets a forgotten password (section 4): email, code, new password, then back to login. All steps
 * share one form, so that Back keeps what was typed; the passwords are stored nowhere else.
 */
export const ResetPasswordFlow = ({ reset, onAdvance, onLeave }: ResetPasswordFlowProps) => {
  const form = useForm<ResetValues>({
    resolver: yupResolver(resetSchemas[reset.step]),
    defaultValues: { ...emptyResetValues, email: reset.email, otp: reset.accepted?.code ?? '' },
  });

  const leave = (email: string) => {
    leaveSteps();
    onLeave(email);
  };
  const advance = (event: ResetEvent) => {
    form.clearErrors();
    const next = nextReset(reset, event);
    if (next === null) leave(form.getValues('email'));
    else onAdvance(next);
  };
  const step = { reset, form, advance };

  return (
    <>
      <ResetStep {...step} onDone={() => leave(reset.email)} />
      <StepOnBack
        // Back from the first step returns to the login.
        stepsBefore={resetSteps.indexOf(reset.step) + 1}
        onBack={() => advance({ type: 'back' })}
      />
    </>
  );
};

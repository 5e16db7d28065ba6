import type { UseFormReturn } from 'react-hook-form';

import type { ResetValues } from '../model/reset-schemas';
import type { ResetEvent, ResetState } from '../model/reset-steps';

/** The props of every step of the reset. */
export interface ResetStepProps {
  reset: ResetState;
  /** The one form of all steps. */
  form: UseFormReturn<ResetValues>;
  advance: (event: ResetEvent) => void;
}

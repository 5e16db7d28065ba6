import { type BaseSyntheticEvent, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

import { errorSentence, failureStatus, fieldErrors } from '@/shared/api';

import { landFieldErrors } from './land-field-errors';

/** What went wrong with a form as a whole, and what a person can do about it. */
export interface SendingFailure {
  sentence: string;
  advice?: string;
}

const leastServerError = 500;

const adviceFor = (error: unknown): string | undefined => {
  const status = failureStatus(error);
  if (status === null) {
    return 'Please check your connection and try again. What you typed is still here.';
  }
  return status >= leastServerError
    ? 'Please try again in a moment. What you typed is still here.'
    : undefined;
};

/** The whole form's failure: the sentence of section 8, with advice where trying again helps. */
export const sendingFailure = (error: unknown, sentence: string): SendingFailure => {
  const advice = adviceFor(error);
  return advice === undefined ? { sentence } : { sentence, advice };
};

interface Sending<Fields extends FieldValues, Answer> {
  /** Sends what was typed; resolves as the mutation hooks of the API do. */
  send: (fields: Fields) => Promise<{ data?: Answer; error?: unknown }>;
  onSent: (answer: Answer, fields: Fields) => void | Promise<void>;
  /** What to say when the provider does not; its own sentence comes first (section 8). */
  fallback: string | ((error: unknown) => string);
  /** A failure that leads somewhere else: true when it was dealt with. */
  onFailed?: (error: unknown, fields: Fields) => boolean;
  /** Hears of what concerns the form as a whole, besides the form itself: for a toast. */
  onRefused?: (failure: SendingFailure) => void;
}

/**
 * Sends a form, once at a time: busy meanwhile, the provider's sentences below the fields that they
 * concern, what concerns none beside the button. What was typed stays.
 */
export const useSending = <Fields extends FieldValues, Answer>(
  form: UseFormReturn<Fields>,
  { send, onSent, fallback, onFailed, onRefused }: Sending<Fields, Answer>,
) => {
  const [failure, setFailure] = useState<SendingFailure | null>(null);
  const sending = useRef(false);

  const submit = form.handleSubmit(async (fields) => {
    setFailure(null);
    const { data, error } = await send(fields);
    if (error === undefined) {
      await onSent(data as Answer, fields);
      return;
    }
    if (onFailed?.(error, fields) === true) return;
    const known = Object.keys(fields) as Path<Fields>[];
    if (landFieldErrors(fieldErrors(error), known, form.setError)) return;
    const sentence =
      typeof fallback === 'function' ? fallback(error) : errorSentence(error, fallback);
    const refused = sendingFailure(error, sentence);
    setFailure(refused);
    onRefused?.(refused);
  });

  return {
    failure,
    /** Forgets it, when the form starts anew. */
    forgetFailure: () => {
      setFailure(null);
    },
    busy: form.formState.isSubmitting,
    submit: (event: BaseSyntheticEvent) => {
      event.preventDefault();
      if (sending.current) return;
      sending.current = true;
      void submit(event).finally(() => {
        sending.current = false;
      });
    },
  };
};

import { type BaseSyntheticEvent, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

import { i18n } from '@contract/i18n';
import { errorMessage, failureStatus, fieldErrors } from '@/shared/api';

import { applyFieldErrors } from './apply-field-errors';

/** What went wrong with a form as a whole, and what a person can do about it. */
interface FormFailure {
  message: string;
  advice?: string;
}

const adviceFor = (error: unknown): string | undefined => {
  const status = failureStatus(error);
  if (status === null) {
    return i18n.t('Please check your connection and try again. What you typed is still here.');
  }
  return status >= 500
    ? i18n.t('Please try again in a moment. What you typed is still here.')
    : undefined;
};

/** The message where the provider sent none of its own (section 8), or what makes the message. */
type Fallback = string | ((error: unknown) => string);

/** What to say of a failed call, with advice where trying again helps. */
export const formFailure = (error: unknown, fallback: Fallback): FormFailure => {
  const message = typeof fallback === 'function' ? fallback(error) : errorMessage(error, fallback);
  const advice = adviceFor(error);
  return advice === undefined ? { message } : { message, advice };
};

/** The state of a form that is submitted by `useFormSubmit`. */
export interface Submission {
  onSubmit: (event: BaseSyntheticEvent) => void;
  /** A request is pending. */
  busy: boolean;
  /** The error of the form as a whole. */
  failure: Partial<FormFailure>;
}

interface SubmitOptions<Fields extends FieldValues, Result> {
  /** Sends what was typed; resolves as an RTK Query mutation trigger does. */
  send: (fields: Fields) => Promise<{ data?: Result; error?: unknown }>;
  onSuccess: (result: Result, fields: Fields) => void | Promise<void>;
  fallback: Fallback;
  /** Handles a failure that the form itself should not show; returns whether it did. */
  handleError?: (error: unknown, fields: Fields) => boolean;
  /**
   * Called with every failure that the form shows, e.g. to show a toast. `namesFields`: its messages
   * are shown below the fields that they concern.
   */
  onError?: (failure: FormFailure, namesFields: boolean) => void;
  /** Called before each attempt, e.g. to remove the toast of the one before. */
  onAttempt?: () => void;
}

/**
 * Submits a form, one request at a time: `busy` meanwhile, the provider's messages below their
 * fields, any other failure as the form's `root` error. What was typed stays.
 */
export const useFormSubmit = <Fields extends FieldValues, Result>(
  form: UseFormReturn<Fields>,
  { send, onSuccess, fallback, handleError, onError, onAttempt }: SubmitOptions<Fields, Result>,
): Submission => {
  const sending = useRef(false);
  const { root } = form.formState.errors;

  const submit = form.handleSubmit(async (fields) => {
    onAttempt?.();
    const { data, error } = await send(fields);
    if (error === undefined) {
      await onSuccess(data as Result, fields);
      return;
    }
    if (handleError?.(error, fields) === true) return;
    const known = Object.keys(fields) as Path<Fields>[];
    const namesFields = applyFieldErrors(fieldErrors(error), known, form.setError);
    const failed = formFailure(error, fallback);
    if (!namesFields) {
      form.setError('root', { message: failed.message });
      form.setError('root.advice', { message: failed.advice });
    }
    onError?.(failed, namesFields);
  });

  return {
    failure: { message: root?.message, advice: root?.advice?.message },
    busy: form.formState.isSubmitting,
    onSubmit: (event) => {
      event.preventDefault();
      if (sending.current) return;
      sending.current = true;
      void submit(event).finally(() => {
        sending.current = false;
      });
    },
  };
};

import type { Failure } from '@contract/envelope';
import { i18n } from '@contract/i18n';
import { isRecord } from '@/shared/lib/unknown-data';

const bodyOf = (error: unknown): Partial<Failure> | null =>
  isRecord(error) && isRecord(error.data) ? error.data : null;

/** The HTTP status of a failed call, or null without a response. */
export const failureStatus = (error: unknown): number | null =>
  isRecord(error) && typeof error.status === 'number' ? error.status : null;

/** Whether a call that failed with this status may succeed later; null is no response. */
export const isTransientStatus = (status: number | null): boolean =>
  status === null || status === 429 || status >= 500;

/**
 * Whether the provider does not have what was asked for: no such id, or 422 for one that is not
 * valid. A retry changes nothing.
 */
export const isNotFoundError = (error: unknown): boolean =>
  [404, 422].includes(failureStatus(error) ?? 0);

/** The name of a status, which a server without a message of its own sends in its place. */
const statusName =
  /^(?:(?:internal )?server error|bad gateway|service unavailable|gateway time-?out)[.!]?$/iu;

/** The provider's own message about a failed call: its `error` or `message`, if there is one. */
export const providerMessage = (error: unknown): string | undefined => {
  const body = bodyOf(error);
  return [body?.error, body?.message].find(
    (text) => typeof text === 'string' && text.trim() !== '' && !statusName.test(text.trim()),
  );
};

/** The one message of a failed call to show a person: the provider's, or `fallback`. */
export const errorMessage = (error: unknown, fallback: string): string =>
  providerMessage(error) ?? fallback;

/** Advice about data that could not be loaded; it blames the connection only without a response. */
export const loadingAdvice = (error: unknown): string =>
  failureStatus(error) === null
    ? i18n.t('Please check your connection and try again.')
    : i18n.t('Please try again in a moment.');

/** The provider's messages by field, e.g. for the fields of a form. */
export const fieldErrors = (error: unknown): Record<string, string[]> => {
  const errors = bodyOf(error)?.errors;
  if (!isRecord(errors)) return {};
  return Object.fromEntries(
    Object.entries(errors).filter(
      (entry): entry is [string, string[]] =>
        Array.isArray(entry[1]) && entry[1].every((text) => typeof text === 'string'),
    ),
  );
};

/** `data` of a failed call, where the contract gives it one (an unverified login's token). */
export const failureData = (error: unknown): Failure['data'] => {
  const data = bodyOf(error)?.data;
  return isRecord(data) && typeof data.token === 'string' ? { token: data.token } : undefined;
};

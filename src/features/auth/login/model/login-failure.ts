import { i18n } from '@contract/i18n';
import { errorMessage, failureStatus } from '@/shared/api';

/**
 * The message of a failed login (section 8): the provider's error or message, else
 * 'Invalid email or password' for a refusal and 'Login failed' for anything else.
 */
export const loginFailure = (error: unknown): string => {
  const status = failureStatus(error);
  const refused = status === 401 || status === 422;
  return errorMessage(
    error,
    refused ? i18n.t('Invalid email or password') : i18n.t('Login failed'),
  );
};

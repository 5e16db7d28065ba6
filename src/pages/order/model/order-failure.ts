import { i18n } from '@contract/i18n';
import { errorMessage, failureStatus, isNotFoundError } from '@/shared/api';

/** Why an order cannot be shown (section 8, Orders). */
export const orderFailure = (error: unknown): string => {
  const status = failureStatus(error);
  if (status === 401) return i18n.t('Authentication required');
  if (isNotFoundError(error)) return i18n.t('Order not found');
  if (status === null) return i18n.t('An unexpected error occurred');
  return errorMessage(error, i18n.t('Failed to load order details'));
};

import { i18n } from '@contract/i18n';
import { errorMessage, failureStatus } from '@/shared/api';

/** Whether the customer has no such order, so that retrying is pointless. */
export const isMissing = (error: unknown): boolean =>
  [404, 422].includes(failureStatus(error) ?? 0);

/** Why an order cannot be shown (section 8, Order load). */
export const orderFailure = (error: unknown): string => {
  const status = failureStatus(error);
  if (status === 401) return i18n.t('Authentication required');
  if (isMissing(error)) return i18n.t('Order not found');
  if (status === null) return i18n.t('An unexpected error occurred');
  return errorMessage(error, i18n.t('Failed to load order details'));
};

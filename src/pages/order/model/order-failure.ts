import { errorSentence, failureStatus } from '@/shared/api';

/** Why an order cannot be shown (specification, section 8, Order load). */
export const orderFailure = (error: unknown): string => {
  const status = failureStatus(error);
  if (status === 401) return 'Authentication required';
  if (status === 404 || status === 422) return 'Order not found';
  if (status === null) return 'An unexpected error occurred';
  return errorSentence(error, 'Failed to load order details');
};

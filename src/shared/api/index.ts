export { api, listId, tagTypes } from './api';
export type { ShopQueryFn } from './base-query';
export {
  errorMessage,
  failureData,
  failureStatus,
  fieldErrors,
  isNotFoundError,
  isTransientStatus,
  loadingAdvice,
  providerMessage,
} from './failure';
export { fetchRecord } from './fetch-record';
export { fetchSettled } from './fetch-settled';
export { isEndpointAction } from './is-endpoint-action';
export { isOfflineFailure } from './is-offline-failure';

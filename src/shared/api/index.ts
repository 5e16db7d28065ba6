export { api, listId, tagTypes } from './api';
export {
  errorMessage,
  failureData,
  failureStatus,
  fieldErrors,
  loadingAdvice,
  providerMessage,
} from './failure';

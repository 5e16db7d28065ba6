export { api, listId } from './api';
export {
  errorMessage,
  failureData,
  failureStatus,
  fieldErrors,
  loadingAdvice,
  providerMessage,
} from './failure';

export { api, LIST } from './api';
export {
  errorSentence,
  failureData,
  failureStatus,
  fieldErrors,
  loadingAdvice,
  providerSentence,
} from './failure';

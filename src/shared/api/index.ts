export { api, LIST } from './api';
export { errorSentence, failureData, failureStatus, fieldErrors } from './failure';

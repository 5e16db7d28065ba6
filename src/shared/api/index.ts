export { api, LIST } from './api';
export type { EndpointOptions } from './base-query';
export { errorSentence, failureData, failureStatus, fieldErrors } from './failure';

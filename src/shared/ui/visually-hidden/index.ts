export { LoadingStatus } from './loading-status';
export { VisuallyHidden } from './visually-hidden';

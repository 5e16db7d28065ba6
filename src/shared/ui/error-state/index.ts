export { ErrorState } from './error-state';
export { OutdatedNotice } from './outdated-notice';

export { ErrorState } from './error-state';
export { OutdatedNotice } from './outdated-notice';
export { ReloadingErrorState } from './reloading-error-state';

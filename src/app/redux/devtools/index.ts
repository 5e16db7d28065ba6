export { createDevTools, type DevTools } from './devtools';
export { followLocation } from './follow-location';
export { restartAfterReset } from './restart-after-reset';
export { TimeTravelNotice } from './time-travel-notice';

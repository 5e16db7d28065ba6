export { LiveRegion } from './live-region';
export { keepAnnounced } from './keep-announced';
export { clearAriaHidden } from './clear-aria-hidden';

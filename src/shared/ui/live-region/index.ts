export { LiveRegion } from './live-region';
export { keepAnnounced } from './keep-announced';
export { showOpened } from './show-opened';

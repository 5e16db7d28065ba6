export { lazyInView } from './lazy-in-view';
export { lazyOnline } from './lazy-online';

export { lazyInView } from './lazy-in-view';

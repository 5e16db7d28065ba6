export { lazyPanel } from './lazy-panel';

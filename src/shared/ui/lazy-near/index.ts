export { lazyNear } from './lazy-near';

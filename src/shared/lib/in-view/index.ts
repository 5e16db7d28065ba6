export { onBelowView } from './on-below-view';
export { onInView } from './on-in-view';
export { onOutOfView } from './on-out-of-view';
export { useInView } from './use-in-view';

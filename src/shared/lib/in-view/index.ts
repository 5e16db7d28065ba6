export { onBelowView } from './on-below-view';
export { onInView } from './on-in-view';
export { useInView } from './use-in-view';

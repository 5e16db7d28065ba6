export { onInView } from './on-in-view';
export { useInView } from './use-in-view';

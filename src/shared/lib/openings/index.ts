export { useDeferredOpening } from './use-deferred-opening';
export { useOpenings } from './use-openings';

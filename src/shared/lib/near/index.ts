export { onNear } from './on-near';
export { useNear } from './use-near';

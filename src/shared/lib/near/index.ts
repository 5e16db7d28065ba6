export { onNear } from './on-near';

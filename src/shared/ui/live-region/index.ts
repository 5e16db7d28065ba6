export { LiveRegion } from './live-region';
export { stayHeard } from './stay-heard';

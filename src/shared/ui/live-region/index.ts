export { keepLiveRegionsHeard, liveRegionAttribute } from './keep-live-regions-heard';
export { LiveRegion } from './live-region';

export type { OverlayName } from './overlay-slice';
export {
  overlayClosed,
  overlayOpened,
  overlayReducer,
  selectOpenOverlay,
  selectOverlayItem,
} from './overlay-slice';

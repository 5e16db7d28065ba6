export type { OverlayName, OverlayState } from './overlay-slice';
export { overlayClosed, overlayOpened, overlayReducer, selectOpenOverlay } from './overlay-slice';

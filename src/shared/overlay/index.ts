export type { OverlayName } from './overlay-slice';
export { overlayClosed, overlayOpened, overlayReducer, selectOpenOverlay } from './overlay-slice';

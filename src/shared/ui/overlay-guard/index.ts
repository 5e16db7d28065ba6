export { OverlayGuard } from './overlay-guard';

export { ToastRegion } from './toast-region';

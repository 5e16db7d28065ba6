export type { Toast } from './toast-slice';
export { selectToasts, toastDismissed, toastShown, toastsReducer } from './toast-slice';
export { useToast } from './use-toast';

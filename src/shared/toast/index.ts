export type { Toast, ToastsState, ToastTone } from './toast-slice';
export { selectToasts, toastDismissed, toastShown, toastsReducer } from './toast-slice';
export { useToast } from './use-toast';

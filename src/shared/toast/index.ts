export type { Toast } from './toast-slice';
export {
  loginPageLeft,
  selectToasts,
  toastDismissed,
  toastShown,
  toastsReducer,
} from './toast-slice';
export { useToast } from './use-toast';

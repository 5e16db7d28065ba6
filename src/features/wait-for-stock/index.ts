export {
  useConfirmNoticeMutation,
  useUnsubscribeNoticesMutation,
} from './api/stock-notice-endpoints';
export { WaitForStock } from './ui/offer/wait-for-stock';

export {
  useConfirmNoticeMutation,
  useUnsubscribeNoticesMutation,
} from './api/back-in-stock-endpoints';
export { BackInStockOffer } from './ui/offer/back-in-stock-offer';

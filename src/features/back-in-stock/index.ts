export {
  useConfirmBackInStockMutation,
  useUnsubscribeBackInStockMutation,
} from './api/back-in-stock-endpoints';
export { BackInStockOffer } from './ui/back-in-stock-offer';

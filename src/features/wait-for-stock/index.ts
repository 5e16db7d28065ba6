export { useConfirmNoticeMutation, useEndNoticesMutation } from './api/stock-notice-endpoints';
export { WaitForStock } from './ui/offer/wait-for-stock';

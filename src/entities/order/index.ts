export {
  changeOrder,
  getOrder,
  getOrders,
  useGetOlderOrdersInfiniteQuery,
  useGetOrderQuery,
  useGetOrdersQuery,
} from './api/order-endpoints';
export { dotList } from './model/dot-list';
export {
  boughtNames,
  itemCount,
  orderAmounts,
  orderLineTotal,
  orderMoney,
  itemCountText,
} from './model/order-amounts';
export { orderHeadingId } from './model/order-heading-id';
export {
  canCancel,
  canPay,
  canRefund,
  canReorder,
  hasInvoice,
  hasStatus,
  paymentText,
  statusAndPayment,
  statusText,
} from './model/order-status';
export { orderRefunds, refundedQuantity } from './model/order-refunds';
export { orderTimeline } from './model/order-timeline';
export { openPaymentPage } from './model/payment-url';
export { refundedAmount, refundOnItsWay } from './model/refund-on-its-way';
export { isRefundOver } from './model/refund-over';
export { returnLimit } from './model/return-limit';
export { useDayOf } from './model/use-day-of';
export { ConfirmedOrderAction } from './ui/confirmed-order-action';
export { OrderActionRow } from './ui/order-action-row';

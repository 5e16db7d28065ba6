export { getOrder, getOrders, useGetOrderQuery, useGetOrdersQuery } from './api/order-endpoints';
export { orderAmounts, orderDate, orderLineTotal, orderMoney } from './model/order-amounts';
export { canCancel, canPay, canRefund, paymentText, statusText } from './model/order-status';
export { allowedPaymentUrl } from './model/payment-url';

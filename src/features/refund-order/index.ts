export { RefundOrderButton } from './ui/refund-order-button';

export { PayOrderButton } from './ui/pay-order-button';

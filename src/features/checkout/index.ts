export {
  checkoutLeft,
  checkoutOpened,
  checkoutReducer,
  dirhamsDeclined,
  selectCheckoutError,
  selectDirhamsDeclined,
  selectJoinedPieces,
} from './model/checkout-slice';
export { paymentMethodsId } from './model/payment-methods-id';
export { useCheckoutBag } from './model/use-checkout-bag';
export { useLineWarnings } from './model/use-line-warnings';
export { useOrderTotals } from './model/use-order-totals';
export type { PlacedState } from './model/use-place-order';
export { CheckoutSkeleton } from './ui/checkout-skeleton';
export { CheckoutWizard } from './ui/checkout-wizard';

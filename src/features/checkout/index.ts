export {
  checkoutOpened,
  checkoutReducer,
  selectCheckoutError,
  selectPlacing,
  selectShortages,
} from './model/checkout-slice';
export { useOrderTotals } from './model/use-order-totals';
export type { PlacedState } from './model/use-place-order';
export { CheckoutSkeleton } from './ui/checkout-skeleton';
export { CheckoutWizard } from './ui/checkout-wizard';

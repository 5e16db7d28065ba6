export {
  checkoutOpened,
  checkoutReducer,
  selectCheckoutError,
  selectPlacing,
  selectShortages,
} from './model/checkout-slice';
export { useCharged } from './model/use-charged';
export type { PlacedState } from './model/use-place-order';
export { CheckoutWizard } from './ui/checkout-wizard';

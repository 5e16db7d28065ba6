export type { CheckoutAddress } from './model/checkout-fields';
export { formFieldOf } from './model/checkout-address';
export { forgetCheckoutDraft } from './model/forget-checkout-draft';
export type { CheckoutStep } from './model/checkout-slice';
export {
  addressTyped,
  checkoutReducer,
  checkoutSteps,
  selectCheckoutError,
  selectCheckoutStep,
  selectPaymentMethod,
  selectShortages,
  stepCompleted,
  stepReopened,
} from './model/checkout-slice';
export { useCheckoutDraft } from './model/use-checkout-draft';
export { useCheckoutForm } from './model/use-checkout-form';
export type { PlacedState, PlaceOrder } from './model/use-place-order';
export { usePlaceOrder } from './model/use-place-order';
export { AddressStep } from './ui/address-step';
export { PaymentStep } from './ui/payment-step';
export { PlaceOrderButton } from './ui/place-order-button';
